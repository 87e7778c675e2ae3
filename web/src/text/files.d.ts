// Files that are fetched when they are needed; the import gives their address.
declare module "*.de.json" {
  const address: string;
  export default address;
}
