/** Small sounds, made on the spot; nothing is loaded. Off unless the reader wants them. */

export type Sound = "turn" | "card" | "sand" | "chime";

let context: AudioContext | null = null;

/** Play a sound. Browsers stay silent until the reader has touched the page; that is fine. */
export function ring(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  switch (sound) {
    case "turn":
      bell(context, 523, 0);
      bell(context, 659, 0.14);
      break;
    case "chime":
      bell(context, 392, 0);
      bell(context, 494, 0.1);
      bell(context, 587, 0.2);
      break;
    case "card":
      rustle(context, 0.05, 3200);
      break;
    case "sand":
      rustle(context, 0.45, 1800);
      break;
  }
}

/** A soft struck bowl. */
function bell(audio: AudioContext, pitch: number, wait: number): void {
  const start = audio.currentTime + wait;
  for (const [ratio, loud] of [
    [1, 0.12],
    [2.76, 0.03],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * ratio;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.1);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1.15);
  }
}

/** Noise through a filter: a card put down, or sand running. */
function rustle(audio: AudioContext, seconds: number, pitch: number): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const volume = audio.createGain();
  volume.gain.value = 0.16;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}
