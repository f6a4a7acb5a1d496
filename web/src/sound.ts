// Small sounds, made on the spot: paper, wood, coins, a chirp. Off by one tap, remembered.
import { keep, kept } from "./kept";

export type Sound =
  | "paper"
  | "slide"
  | "wood"
  | "hammer"
  | "coin"
  | "rain"
  | "chirp"
  | "bubble"
  | "whisper"
  | "gasp"
  | "cheer"
  | "sigh"
  | "bell";

const HISS = 0.5; // seconds of noise, of which each sound takes what it needs
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let muted = kept("muted") === "yes";

export function isMuted(): boolean {
  return muted;
}

export function mute(quiet: boolean): void {
  muted = quiet;
  keep("muted", quiet ? "yes" : null);
}

/** To begin with sound takes a moment: it is taken some time after the first tap, and not from a move. */
export function warmUp(): void {
  const WHILE = 600; // milliseconds
  const begin = (): void => {
    context ??= new AudioContext();
    hiss ??= hissOf(context);
  };
  addEventListener("click", () => muted || setTimeout(begin, WHILE), { once: true });
}

export function sound(name: Sound | undefined): void {
  if (!name || muted || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  MAKERS[name](context, context.currentTime);
}

type Maker = (audio: AudioContext, start: number) => void;

const MAKERS: Record<Sound, Maker> = {
  paper: (audio, t) => noise(audio, t, 0.07, 2600, 0.12),
  slide: (audio, t) => noise(audio, t, 0.16, 1500, 0.08),
  wood: (audio, t) => tone(audio, t, 210, 120, 0.09, 0.25, "triangle"),
  hammer: (audio, t) => [0, 0.22, 0.44].forEach((later) => tone(audio, t + later, 260, 90, 0.12, 0.4, "triangle")),
  coin: (audio, t) => [1760, 2349].forEach((pitch, i) => tone(audio, t + i * 0.05, pitch, pitch, 0.18, 0.1, "sine")),
  rain: (audio, t) =>
    Array.from({ length: 9 }, (_, i) =>
      tone(audio, t + i * 0.07, 1500 + 220 * ((i * 5) % 7), 1500, 0.14, 0.07, "sine"),
    ),
  chirp: (audio, t) => [0, 0.07, 0.14].forEach((later) => tone(audio, t + later, 4200, 4700, 0.04, 0.06, "square")),
  bubble: (audio, t) =>
    [0, 0.09, 0.16].forEach((later, i) => tone(audio, t + later, 240 + 90 * i, 620 + 90 * i, 0.08, 0.16, "sine")),
  whisper: (audio, t) => noise(audio, t, 0.35, 4200, 0.05),
  gasp: (audio, t) => tone(audio, t, 320, 760, 0.3, 0.12, "sine"),
  cheer: (audio, t) =>
    [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, t + i * 0.11, pitch, pitch, 0.3, 0.16, "triangle")),
  sigh: (audio, t) => tone(audio, t, 420, 180, 0.55, 0.14, "sine"),
  bell: (audio, t) => [880, 1320].forEach((pitch) => tone(audio, t, pitch, pitch, 0.5, 0.1, "sine")),
};

function tone(
  audio: AudioContext,
  t: number,
  from: number,
  to: number,
  length: number,
  volume: number,
  type: OscillatorType,
): void {
  const voice = new OscillatorNode(audio, { type, frequency: from });
  voice.frequency.exponentialRampToValueAtTime(to, t + length);
  voice.connect(fading(audio, t, length, volume));
  voice.start(t);
  voice.stop(t + length);
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * HISS), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function noise(audio: AudioContext, t: number, length: number, pitch: number, volume: number): void {
  hiss ??= hissOf(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(audio, t, length, volume));
  source.start(t, 0, length);
}

function fading(audio: AudioContext, t: number, length: number, volume: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume, t);
  gain.gain.exponentialRampToValueAtTime(0.0001, t + length);
  gain.connect(audio.destination);
  return gain;
}
