/**
 * Synthesizes the audio of the loop from sines, in two arrangements that a listener can tell apart as languages:
 * `nb` is a slow pad with a low drone, `en` a plucked arpeggio an octave higher. Each partial has an integer number
 * of periods per loop and each envelope wraps, so the loop repeats without a click.
 */

import { Buffer } from 'node:buffer';

const tau = Math.PI * 2;

/** Four bars, one chord each (MIDI notes): Dm9, B♭maj7, Fmaj9, C6. */
const chords = [
  [38, 57, 60, 65, 69, 76],
  [34, 57, 62, 65, 70, 74],
  [41, 57, 60, 64, 69, 79],
  [36, 55, 60, 64, 69, 72],
];
const hertz = (midi) => 440 * 2 ** ((midi - 69) / 12);

/**
 * @param language  'nb' or 'en'
 * @param seconds   length of the loop
 * @param rate      samples per second
 * @returns         interleaved stereo, 16-bit little endian
 */
export function music(language, seconds, rate) {
  const samples = Math.round(seconds * rate);
  const left = new Float64Array(samples);
  const right = new Float64Array(samples);
  const whole = (frequency) => Math.round(frequency * seconds) / seconds;

  /** Adds one tone that begins at `start` and may ring across the end into the beginning. */
  function tone(start, length, frequency, level, pan, envelope) {
    const f = whole(frequency);
    const count = Math.round(length * rate);
    const first = Math.round(start * rate);
    for (let n = 0; n < count; n += 1) {
      const at = (first + n) % samples;
      const value = Math.sin((tau * f * (first + n)) / rate) * level * envelope(n / count);
      left[at] += value * Math.cos((pan * Math.PI) / 2);
      right[at] += value * Math.sin((pan * Math.PI) / 2);
    }
  }

  const bar = seconds / 8;
  for (let i = 0; i < 8; i += 1) {
    const notes = chords[i % 4];
    if (language === 'nb') {
      const bow = (u) => Math.sin(Math.PI * u) ** 1.4;
      for (const [j, note] of notes.entries()) {
        const f = hertz(note);
        const pan = 0.5 + (j - 2.5) * 0.12;
        tone(i * bar - bar * 0.2 + seconds, bar * 1.5, f, j === 0 ? 0.16 : 0.075, pan, bow);
        tone(i * bar - bar * 0.2 + seconds, bar * 1.5, f * 1.003, j === 0 ? 0.1 : 0.055, 1 - pan, bow);
        tone(i * bar - bar * 0.2 + seconds, bar * 1.5, f * 2, 0.018, pan, bow);
      }
    } else {
      const pluck = (u) => Math.min(1, u * 220) * Math.exp(-5.5 * u);
      const order = [1, 3, 5, 2, 4, 3, 5, 4];
      for (let j = 0; j < 16; j += 1) {
        const note = notes[order[(j * 3 + i) % 8]] + 12;
        const start = i * bar + (j * bar) / 16;
        const pan = 0.5 + Math.sin(j * 1.7) * 0.35;
        tone(start, 2.6, hertz(note), 0.13, pan, pluck);
        tone(start, 1.1, hertz(note) * 3, 0.03, pan, pluck);
        tone(start, 0.5, hertz(note) * 5.4, 0.014, 1 - pan, pluck);
      }
      tone(i * bar, bar, hertz(notes[0] + 12), 0.09, 0.5, (u) => Math.sin(Math.PI * u) ** 0.5);
    }
  }

  const out = Buffer.alloc(samples * 4);
  for (let n = 0; n < samples; n += 1) {
    out.writeInt16LE(Math.round(Math.tanh(left[n]) * 32000), n * 4);
    out.writeInt16LE(Math.round(Math.tanh(right[n]) * 32000), n * 4 + 2);
  }
  return out;
}
