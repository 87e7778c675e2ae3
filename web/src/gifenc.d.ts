// The part of gifenc that we use; it comes without types.
declare module "gifenc" {
  type Palette = number[][];
  export function quantize(rgba: Uint8ClampedArray, mostColours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: { palette: Palette; delay: number }): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
