// What is drawn is read by a decoder.
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrPicture } from "./qr";

const SCALE = 4;

/** The drawn path as pixels. */
function pixels(text: string): { width: number; height: number; data: Uint8ClampedArray } {
  const { size, path } = qrPicture(text);
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(run)) * SCALE; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test.each(["http://192.168.178.40:8000/#/join/kT3_x9-AbCdEfGhI", "https://games.example.org/join/ä", "x"])(
  "%s is read back",
  (text) => {
    expect(decodeQR(pixels(text))).toBe(text);
  },
);
