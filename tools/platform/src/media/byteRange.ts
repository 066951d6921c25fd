/** A `Range` request; `to` is inclusive. */
export type ByteRange = { readonly from: number; readonly to: number } | 'whole' | 'unsatisfiable';

/** Parses a single `bytes=` range. Anything else is ignored, as HTTP requires. */
export function byteRange(header: string | undefined, length: number): ByteRange {
  const match = /^bytes=(?<from>\d*)-(?<to>\d*)$/.exec(header ?? '');
  const { from = '', to = '' } = match?.groups ?? {};
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const tail = Number(to);
    return tail === 0 ? 'unsatisfiable' : { from: Math.max(0, length - tail), to: length - 1 };
  }
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  if (Number(from) >= length) return 'unsatisfiable';
  return { from: Number(from), to: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
