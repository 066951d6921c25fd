import * as v from 'valibot';
import { isTellable, tellable } from '@tv/time';

const read = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number('Not an instant'),
);

/** An instant, read from ISO 8601 to epoch milliseconds. One outside the years 1900 to 2199 is none: it cannot be told of. */
export const instant = v.pipe(read, v.check(isTellable, 'Not an instant that can be told of'));

/** An end of a window. It may lie as far away as a server likes, which is how many write 'always' and 'for ever'. */
export const windowEnd = v.pipe(read, v.transform(tellable));
