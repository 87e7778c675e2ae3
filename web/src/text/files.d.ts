// Files that are fetched when they are needed; the import gives their address.
declare module "*.de.json" {
  const address: string;
  export default address;
}

// Drawings that Python and the page share.
declare module "*/shapes.json" {
  const shapes: { patterns: Record<string, { path: string; filled: boolean }>; emblems: Record<string, string> };
  export default shapes;
}
