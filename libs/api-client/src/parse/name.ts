import * as v from 'valibot';

/** A name that users see. A blank name is invalid: it would be a link or heading without text. */
export const name = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'No name'),
);
