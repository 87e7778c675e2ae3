"""A Ray cluster: the machines that simulations and bots' thinking can be spread over."""

import os
import socket
from typing import Any

from .errors import BadSetup


def start_ray(ray: Any, workers: int, address: str | None) -> None:
    """Ray is connected to the cluster at the address or in RAY_ADDRESS, else to one of its own on this machine."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    cluster = address or os.environ.get("RAY_ADDRESS")
    if not cluster:
        small = 100 * 1024 * 1024  # games are small, and so is what is said about them
        ray.init(num_cpus=workers, include_dashboard=False, object_store_memory=small, **quiet)
        return
    host, _, port = cluster.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdecimal():
            socket.create_connection((host, int(port)), timeout=5).close()  # Ray itself would try for minutes
        ray.init(address=cluster, **quiet)
    except (OSError, OverflowError, ValueError) as error:
        raise BadSetup("no_cluster", address=str(cluster), detail=str(error)) from None
