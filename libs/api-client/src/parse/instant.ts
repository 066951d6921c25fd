import * as v from 'valibot';

/** An instant, read from ISO 8601 to epoch milliseconds. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('Not an instant'),
);
