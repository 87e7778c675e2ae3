"""What all tests share: how hard Hypothesis attacks (MERGEMAKER_FUZZ=long for a long attack), and Ctrl-C."""

import os
import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "short", max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("MERGEMAKER_FUZZ", "short"))

# Programs started by tests hear Ctrl-C even where the tests themselves run in the background, where it is ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
