import { clockTime } from '@tv/time';

type Span = Readonly<Record<'start' | 'end', number>>;

/** When a programme begins and ends, on a clock: `20:00` and `20:45`. */
export interface TimesText {
  readonly from: string;
  readonly to: string;
}

/** The times of programmes in words; told once for each, since it costs more than drawing it. */
export function createTimesText(): (programme: Span) => TimesText {
  const told = new WeakMap<Span, TimesText>();
  return (programme) => {
    const known = told.get(programme);
    if (known !== undefined) return known;
    const text = { from: clockTime(programme.start), to: clockTime(programme.end) };
    told.set(programme, text);
    return text;
  };
}
