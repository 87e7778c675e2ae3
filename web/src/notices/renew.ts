// Loaded where this browser is switched on: keeps it so.
import { notices } from "./api";
import { renew } from "./push";

renew(async () => (await notices.settings()).push_key).catch(() => {}); // offline, or logged out: the panel tells
