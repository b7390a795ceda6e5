/** Small soft sounds, synthesized here without any download. */

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

/** Surf: noise that swells and ebbs. */
function surf(length: number): void {
  if (!context) return;
  const start = context.currentTime;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 250 });
  filter.frequency.linearRampToValueAtTime(1400, start + length * 0.4);
  filter.frequency.linearRampToValueAtTime(200, start + length);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.16, start + length * 0.4);
  volume.gain.linearRampToValueAtTime(0, start + length);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(start);
}

const SOUNDS = {
  /** The sound of a move: wood on wood. */
  move: () => {
    tone(196, 0, 0.09, 0.12, "triangle");
    tone(523, 0, 0.035, 0.05, "sine");
  },
  /** The sound of your turn. */
  turn: () => {
    tone(523, 0, 0.25, 0.06, "sine");
    tone(659, 0.11, 0.32, 0.06, "sine");
  },
  /** The sound of a chat message or a request. */
  word: () => tone(740, 0, 0.12, 0.04, "sine"),
  wave: () => surf(1.1),
  end: () => [392, 494, 587, 784].forEach((pitch, n) => tone(pitch, n * 0.13, 0.6, 0.05, "sine")),
};

/** Play a sound, if sounds are on and the person has used the page: browsers block sounds before. */
export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name]();
}
