import { clockTime } from '@tv/time';

type Span = Readonly<Record<'start' | 'end', number>>;

/** The times of programmes, `20:00–20:45`; told once for each, since it costs more than drawing it. */
export function createTimesText(): (programme: Span) => string {
  const told = new WeakMap<Span, string>();
  return (programme) => {
    const known = told.get(programme);
    if (known !== undefined) return known;
    const text = `${clockTime(programme.start)}–${clockTime(programme.end)}`;
    told.set(programme, text);
    return text;
  };
}
