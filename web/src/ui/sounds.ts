/** Synthesised sounds, soft and short. Nothing is loaded. Off by default. */

export type Sound = "turn" | "card" | "sand" | "chime" | "drop" | "sweep";

/** All sounds together stay below this. */
const LOUDNESS = 0.55;
const NOISE_SECONDS = 2;

interface Instrument {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  /** White noise. Every sound of cards and sand is a filtered piece of it. */
  readonly noise: AudioBuffer;
}
let instrument: Instrument | null = null;

/** Plays a sound. Browsers stay silent until the reader has touched the page. */
export function ring(sound: Sound): void {
  instrument ??= build();
  const { audio } = instrument;
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  switch (sound) {
    case "turn":
      bowl(instrument, now, 523, 1.1, 0.1);
      bowl(instrument, now + 0.14, 659, 1.1, 0.1);
      break;
    case "chime":
      bowl(instrument, now, 196, 3.4, 0.16);
      bowl(instrument, now + 0.16, 294, 2.8, 0.09);
      bowl(instrument, now + 0.34, 392, 2.4, 0.07);
      break;
    case "card":
      rustle(instrument, now, { lasts: 0.07, loud: 0.1, from: 2600, to: 1500, rise: 0.01 });
      break;
    case "drop":
      knock(instrument, now);
      break;
    case "sand":
      rustle(instrument, now, { lasts: 0.85, loud: 0.11, from: 5200, to: 2600, rise: 0.15 });
      break;
    case "sweep":
      rustle(instrument, now, { lasts: 2.3, loud: 0.13, from: 3200, to: 1100, rise: 0.5 });
      rustle(instrument, now + 0.9, { lasts: 1.5, loud: 0.08, from: 6200, to: 3000, rise: 0.4 });
      bowl(instrument, now + 1.5, 147, 3, 0.08);
      break;
  }
}

function build(): Instrument {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = LOUDNESS;
  const limiter = audio.createDynamicsCompressor(); // so that many cards at once are not louder than one
  volume.connect(limiter).connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return { audio, out: volume, noise };
}

/** A struck bowl: a low tone with two high ones above it, slightly out of tune, so that it beats slowly. */
function bowl({ audio, out }: Instrument, start: number, pitch: number, lasts: number, loud: number): void {
  for (const [ratio, share, decay] of [
    [1, 1, 1],
    [1.004, 0.7, 1],
    [2.71, 0.28, 0.6],
    [5.15, 0.08, 0.3],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    tone.connect(swell(audio, start, { rise: 0.012, lasts: lasts * decay, loud: loud * share })).connect(out);
    tone.start(start);
    tone.stop(start + lasts * decay);
  }
}

interface Rustle {
  readonly lasts: number;
  readonly loud: number;
  /** The centre frequency of the noise at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  readonly rise: number;
}

/** A card that is laid down, or sand that runs. */
function rustle({ audio, out, noise }: Instrument, start: number, { from, to, ...shape }: Rustle): void {
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + shape.lasts);
  source
    .connect(band)
    .connect(swell(audio, start, shape))
    .connect(out);
  source.start(start, Math.random() * NOISE_SECONDS);
  source.stop(start + shape.lasts);
}

/** Wood on wood. */
function knock({ audio, out }: Instrument, start: number): void {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(430, start);
  tone.frequency.exponentialRampToValueAtTime(250, start + 0.09);
  tone.connect(swell(audio, start, { rise: 0.004, lasts: 0.16, loud: 0.16 })).connect(out);
  tone.start(start);
  tone.stop(start + 0.16);
}

function swell(
  audio: AudioContext,
  start: number,
  { rise, lasts, loud }: { readonly rise: number; readonly lasts: number; readonly loud: number },
): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return volume;
}
