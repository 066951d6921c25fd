import * as v from 'valibot';
import { isSupportedInstant, clampInstant } from '@tv/time';

/** Upper bound in NOK: sums stay safe numbers and fit on a page. */
const MAX_AMOUNT = 1_000_000;

/** NOK; discounts and refunds are negative. */
export const signedAmount = v.pipe(v.number(), v.minValue(-MAX_AMOUNT), v.maxValue(MAX_AMOUNT));

/** NOK. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT));

/** Discount in percent, 0–100. */
export const percentOff = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A duration in months; ten years at most. */
export const months = v.pipe(v.number(), v.minValue(0), v.maxValue(120));

/** Browsers normalise these path segments, so they cannot be ids. */
const isDotSegment = (text: string): boolean => text === '' || text === '.' || text === '..';

/** An id or slug. It becomes a path segment, so it is not empty, `.` or `..`. */
export const id = v.pipe(
  v.string(),
  v.check((text) => !isDotSegment(text), 'No id'),
);

/** The id of a cover page. The part before a colon may be requested alone (CARD-09). */
export const coverPageId = v.pipe(
  v.string(),
  v.check((text) => !isDotSegment(text.split(':', 1)[0] ?? ''), 'No id of a cover page'),
);

/** A name that users see. A blank name is invalid: it would be a link or heading without text. */
export const name = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'No name'),
);

const read = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('Not an instant'),
);

/** ISO 8601 parsed to epoch milliseconds, within the years 1900 to 2199. */
export const instant = v.pipe(read, v.check(isSupportedInstant, 'Not a supported instant'));

/** An end of a time range. Clamped, because servers write "for ever" as a remote year. */
export const windowEnd = v.pipe(read, v.transform(clampInstant));
