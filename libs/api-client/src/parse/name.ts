import * as v from 'valibot';

/**
 * What a viewer knows something by. A blank one is as good as none: a link without a word, a page without a heading. So
 * whatever needs a name is broken without it, and its neighbours live.
 */
export const name = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'No name'),
);
