/** A few quiet sounds, made on the spot: paper, wood, coin, and a bell when it is my turn. Off unless asked for. */

import { settings } from "../app/settings.svelte";

export type Sound = "paper" | "wood" | "coin" | "bell";

let audio: AudioContext | null = null;
const VOLUME = 0.12;

/** Make a sound, if sounds are wanted. */
export function sound(which: Sound): void {
  if (!settings.sound || (document.hidden && which !== "bell")) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    SOUNDS[which](audio, audio.currentTime);
  } catch {
    /* a browser without sound stays quiet */
  }
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  paper: (audio, at) => hiss(audio, at, 2600, 0.09, 0.6),
  wood: (audio, at) => {
    tone(audio, at, 190, 0.09, 1, "triangle");
    hiss(audio, at, 900, 0.03, 0.5);
  },
  coin: (audio, at) => {
    tone(audio, at, 2093, 0.12, 0.35, "sine");
    tone(audio, at + 0.05, 2793, 0.18, 0.3, "sine");
  },
  bell: (audio, at) => {
    tone(audio, at, 784, 0.7, 0.5, "sine");
    tone(audio, at, 1568, 0.45, 0.18, "sine");
    tone(audio, at + 0.12, 1175, 0.7, 0.35, "sine");
  },
};

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(VOLUME * loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.value = pitch;
  voice.connect(fading(audio, at, length, loud));
  voice.start(at);
  voice.stop(at + length);
}

function hiss(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const grains = noise.getChannelData(0);
  for (let place = 0; place < grains.length; place++) grains[place] = Math.random() * 2 - 1;
  const voice = audio.createBufferSource();
  voice.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  voice.connect(band);
  band.connect(fading(audio, at, length, loud));
  voice.start(at);
}
