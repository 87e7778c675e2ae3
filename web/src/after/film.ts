// A game as an animated GIF: the server draws a picture for each turn, and they are put together here.
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { api, Refusal } from "../lib/api";

const WIDTH = 720;
const MOST_FRAMES = 90;
const MOST_COLOURS = 128;
const FRAME_MS = 600;
const LAST_MS = 4000;

/** At most `most` of the items, evenly spread, the last among them. */
export function spread<T>(items: readonly T[], most: number): T[] {
  const n = Math.min(items.length, most);
  return Array.from({ length: n }, (_, i) => items[Math.round(((i + 1) * items.length) / n) - 1]!);
}

/** The game's film; `onprogress` hears how much of it is done, from 0 to 1. */
export async function film(id: string, onprogress: (part: number) => void): Promise<Blob> {
  const turns = (await api.history(id)).turns.map((turn) => turn.action);
  const frames = spread(turns, MOST_FRAMES);
  const gif = GIFEncoder();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  for (const [i, action] of frames.entries()) {
    const image = await drawing(id, action);
    if (!i) {
      canvas.width = WIDTH;
      canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    }
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const palette = quantize(data, MOST_COLOURS);
    const delay = i === frames.length - 1 ? LAST_MS : FRAME_MS;
    gif.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, { palette, delay });
    onprogress((i + 1) / frames.length);
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}

async function drawing(id: string, action: number): Promise<HTMLImageElement> {
  const reply = await fetch(api.drawingAddress(id, action));
  if (!reply.ok) throw new Refusal(String(reply.status), reply.statusText);
  const address = URL.createObjectURL(await reply.blob());
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
