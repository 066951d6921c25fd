const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** Integer part of 2³² |sin i|. */
const SINES = Array.from(
  { length: 64 },
  (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0,
);

/** Appends 0x80, zeros, and the length in bits. */
function padMessage(bytes: Uint8Array): DataView {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(length - 8, bytes.length << 3, true);
  view.setUint32(length - 4, Math.floor(bytes.length / 2 ** 29), true);
  return view;
}

/** Mixing function of a step, and the index of the word it uses. */
function mix(step: number, b: number, c: number, d: number): readonly [value: number, word: number] {
  switch (step >> 4) {
    case 0:
      return [(b & c) | (~b & d), step];
    case 1:
      return [(d & b) | (~d & c), (5 * step + 1) % 16];
    case 2:
      return [b ^ c ^ d, (3 * step + 5) % 16];
    default:
      return [c ^ (b | ~d), (7 * step) % 16];
  }
}

/** Returns the MD5 of a UTF-8 text as 32 hex digits; some partners match customers by it (ANA-32). */
export function md5(text: string): string {
  const view = padMessage(new TextEncoder().encode(text));
  const sums = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476] as [number, number, number, number];
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d] = sums;
    for (let step = 0; step < 64; step += 1) {
      const [value, word] = mix(step, b, c, d);
      const sum = (a + value + (SINES[step] ?? 0) + view.getInt32(block + word * 4, true)) | 0;
      const shift = SHIFTS[step >> 4]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    sums[0] = (sums[0] + a) | 0;
    sums[1] = (sums[1] + b) | 0;
    sums[2] = (sums[2] + c) | 0;
    sums[3] = (sums[3] + d) | 0;
  }
  const digest = new DataView(new ArrayBuffer(16));
  sums.forEach((sum, index) => digest.setInt32(index * 4, sum, true));
  return hex(new Uint8Array(digest.buffer));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
