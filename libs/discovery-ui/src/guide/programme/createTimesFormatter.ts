import { formatClockTime } from '@tv/time';

type Span = Readonly<Record<'start' | 'end', number>>;

/** `20:00` and `20:45`. */
export interface ProgrammeTimes {
  readonly from: string;
  readonly to: string;
}

/** Creates a caching formatter: formatting is slower than rendering. */
export function createTimesFormatter(): (programme: Span) => ProgrammeTimes {
  const formatted = new WeakMap<Span, ProgrammeTimes>();
  return (programme) => {
    const known = formatted.get(programme);
    if (known !== undefined) return known;
    const text = { from: formatClockTime(programme.start), to: formatClockTime(programme.end) };
    formatted.set(programme, text);
    return text;
  };
}
