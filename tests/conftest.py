"""Nothing in a test hangs on luck or on the clock: made-up examples are the same ones in every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "nocturne", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("nocturne")
