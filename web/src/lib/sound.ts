// Small synthesised sounds: wood for a tile, a bell for a founding, brass for a merger, coins for money.
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;
let touched = false; // browsers let sound begin only after a gesture

function audio(): AudioContext | null {
  if (!prefs.sound || !touched || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(
    gesture,
    () => {
      touched = true;
      audio();
    },
    { once: true },
  );
}

function tone(frequency: number, start: number, length: number, volume: number, type: OscillatorType = "sine"): void {
  const out = audio();
  if (!out) return;
  const at = out.currentTime + start;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

function knock(start: number, frequency: number, volume: number): void {
  const out = audio();
  if (!out) return;
  const at = out.currentTime + start;
  const buffer = out.createBuffer(1, out.sampleRate * 0.06, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(at);
}

export const sounds = {
  tile: () => {
    knock(0, 900, 0.5);
    tone(190, 0, 0.08, 0.12, "triangle");
  },
  found: () => [523, 659, 784, 1047].forEach((note, i) => tone(note, i * 0.07, 0.5, 0.07)),
  grow: () => [392, 494].forEach((note, i) => tone(note, i * 0.06, 0.25, 0.05, "triangle")),
  merge: () => {
    [131, 165, 196, 262].forEach((note) => tone(note, 0, 0.9, 0.05, "sawtooth"));
    [147, 185, 220, 294].forEach((note) => tone(note, 0.35, 1.2, 0.05, "sawtooth"));
    knock(0, 120, 0.9);
  },
  coins: () => [0, 0.05, 0.11].forEach((start, i) => tone(1900 + i * 330, start, 0.14, 0.035, "square")),
  buy: () => [0, 0.06].forEach((start) => knock(start, 3200, 0.18)),
  turn: () => [659, 880].forEach((note, i) => tone(note, i * 0.12, 0.4, 0.09)),
  chat: () => tone(740, 0, 0.12, 0.05),
  end: () => [392, 523, 659, 784, 1047].forEach((note, i) => tone(note, i * 0.13, 0.9, 0.07, "triangle")),
};
