"""Which bus a server uses."""

from ...errors import BadSetup
from ...extras import missing_extra
from ..store.database import Database
from ..store.notify import PostgresBus
from . import Bus
from .local import LocalBus


def bus_of(address: str | None, database: Database) -> Bus:
    """The bus at that address; without one PostgreSQL itself, or a local one where this process is alone."""
    if address is not None and not address.startswith(("nats://", "tls://")):
        raise BadSetup("bus_address", address=address)
    if not database.postgres:
        if address is not None:
            raise BadSetup("bus_alone", address=address)
        return LocalBus()
    if address is None:
        return PostgresBus(database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False))
    try:
        from .nats import NatsBus
    except ModuleNotFoundError as error:
        raise missing_extra(error) from None
    return NatsBus(address)
