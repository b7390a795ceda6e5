"""``exp`` and ``log`` of sums and products alone, so that their results are the same to the last bit on every target.

The standard library's versions depend on the machine and on the compiler. Rules, kernels and searches use these, and
only ``sqrt`` from ``math``, which every machine rounds correctly. The methods are those of fdlibm: reduce the argument
to a small range, and use a rational approximation there. Results are within 1 unit in the last place of the true value.
"""


def exp(x: float) -> float:
    """Return e to the power of x. Results too small for a float are 0, and those too large are infinite."""
    if x < -745.2:
        return 0.0
    if x > 709.8:
        return 1e300 * 1e300
    k = int(x * 1.4426950408889634 + (0.5 if x >= 0 else -0.5))  # x = k log(2) + r
    high = x - k * 0.6931471803691238  # log(2) in two parts: products with the first are exact
    low = k * 1.9082149292705877e-10
    r = high - low
    t = r * r
    c = r - t * (
        0.16666666666666602
        + t
        * (
            -0.0027777777777015593
            + t * (6.613756321437934e-05 + t * (-1.6533902205465252e-06 + t * 4.1381367970572385e-08))
        )
    )
    y = 1.0 - ((low - r * c / (2.0 - c)) - high)
    while k > 60:
        y *= 1 << 60
        k -= 60
    while k < -60:
        y /= 1 << 60
        k += 60
    return y * (1 << k) if k >= 0 else y / (1 << -k)


def log(x: float) -> float:
    """Return the natural logarithm of a positive, finite number."""
    m = x * 1.0
    k = 0
    while m < 1.0:
        m *= 4294967296.0
        k -= 32
    while m >= 4294967296.0:
        m /= 4294967296.0
        k += 32
    if m >= 65536.0:
        m /= 65536.0
        k += 16
    if m >= 256.0:
        m /= 256.0
        k += 8
    if m >= 16.0:
        m /= 16.0
        k += 4
    if m >= 4.0:
        m /= 4.0
        k += 2
    if m >= 2.0:
        m /= 2.0
        k += 1
    if m > 1.4142135623730951:
        m /= 2.0
        k += 1
    f = m - 1.0  # x = 2**k (1 + f)
    s = f / (2.0 + f)
    z = s * s
    r = z * (
        0.6666666666666735
        + z
        * (
            0.3999999999940942
            + z
            * (
                0.2857142874366239
                + z
                * (0.22222198432149784 + z * (0.1818357216161805 + z * (0.15313837699209373 + z * 0.14798198605116586)))
            )
        )
    )
    half = 0.5 * f * f
    return k * 0.6931471803691238 - ((half - (s * (half + r) + k * 1.9082149292705877e-10)) - f)
