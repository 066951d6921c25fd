import * as v from 'valibot';

/** Browsers normalise these path segments, so they cannot be ids. */
const isStep = (text: string): boolean => text === '' || text === '.' || text === '..';

/** An id or slug. It becomes a path segment, so it is not empty, `.` or `..`. */
export const id = v.pipe(
  v.string(),
  v.check((text) => !isStep(text), 'No id'),
);

/** The id of a cover page. The part before a colon may be requested alone (CARD-09). */
export const coverPageId = v.pipe(
  v.string(),
  v.check((text) => !isStep(text.split(':', 1)[0] ?? ''), 'No id of a cover page'),
);
