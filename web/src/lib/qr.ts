// A link as a QR code, drawn as one path.
import encodeQR from "qr";

export interface QrPicture {
  size: number; // modules, with the quiet zone around them
  path: string; // the dark ones, a run of them at a time
}

const QUIET = 4; // modules that scanners want around the code

export function qrPicture(text: string): QrPicture {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  );
  return { size: rows.length, path: runs.join("") };
}
