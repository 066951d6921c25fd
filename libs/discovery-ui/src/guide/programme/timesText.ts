import { formatClockTime } from '@tv/time';

type Span = Readonly<Record<'start' | 'end', number>>;

/** `20:00` and `20:45`. */
export interface TimesText {
  readonly from: string;
  readonly to: string;
}

/** Creates a caching formatter: formatting is slower than rendering. */
export function createTimesText(): (programme: Span) => TimesText {
  const told = new WeakMap<Span, TimesText>();
  return (programme) => {
    const known = told.get(programme);
    if (known !== undefined) return known;
    const text = { from: formatClockTime(programme.start), to: formatClockTime(programme.end) };
    told.set(programme, text);
    return text;
  };
}
