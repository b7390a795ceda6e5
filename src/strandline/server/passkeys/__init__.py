"""Passkeys (WebAuthn): a browser that has lost its cookie becomes the same person again."""
