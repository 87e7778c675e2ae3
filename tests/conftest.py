"""What all tests share: how hard Hypothesis attacks (MERGEMAKER_FUZZ=long for a long attack)."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "short", max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("MERGEMAKER_FUZZ", "short"))
