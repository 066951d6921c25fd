import * as v from 'valibot';
import { isTellable, tellable } from '@tv/time';

const read = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('Not an instant'),
);

/** ISO 8601 parsed to epoch milliseconds, within the years 1900 to 2199. */
export const instant = v.pipe(read, v.check(isTellable, 'Not an instant that can be told of'));

/** An end of a time range. Clamped, because servers write "for ever" as a remote year. */
export const windowEnd = v.pipe(read, v.transform(tellable));
