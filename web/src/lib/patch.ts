// Applies the server's patches; src/mergemaker/room/patch.py says what they look like. What has not changed stays the same object.

export function patched<T>(old: T, patch: unknown): T {
  if (patch === null || typeof patch !== "object") return patch as T;
  if (Array.isArray(patch)) return patch[0] as T;
  const changes = Object.entries(patch);
  if (Array.isArray(old)) {
    const items: unknown[] = [...(old as unknown[])];
    for (const [index, change] of changes) items[Number(index)] = patched(items[Number(index)], change);
    return items as T;
  }
  const entries = new Map<string, unknown>(Object.entries(old as object)); // players may be called __proto__
  for (const [key, change] of changes) {
    if (Array.isArray(change) && !change.length) entries.delete(key);
    else entries.set(key, patched(entries.get(key), change));
  }
  return Object.fromEntries(entries) as T;
}
