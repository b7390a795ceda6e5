import pytest

from .modules import built


@pytest.fixture(scope="session", autouse=True)
def wasm_modules() -> None:
    built()
