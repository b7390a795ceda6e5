/** Small soft sounds, made here: nothing is loaded. */

import { settings } from "./settings.svelte.ts";

let context: AudioContext | undefined;

/** One tone: pitch in hertz, when and how long in seconds. */
function tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType): void {
  if (!context) return;
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}

const SOUNDS = {
  /** A piece is put down: wood on wood. */
  move: () => {
    tone(196, 0, 0.09, 0.12, "triangle");
    tone(523, 0, 0.035, 0.05, "sine");
  },
  /** It is your turn. */
  turn: () => {
    tone(523, 0, 0.25, 0.06, "sine");
    tone(659, 0.11, 0.32, 0.06, "sine");
  },
  /** Someone says something, or asks. */
  word: () => tone(740, 0, 0.12, 0.04, "sine"),
  end: () => [392, 494, 587, 784].forEach((pitch, n) => tone(pitch, n * 0.13, 0.6, 0.05, "sine")),
};

/** Play a sound, if the person wants any and has touched the page: browsers allow none before. */
export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name]();
}
