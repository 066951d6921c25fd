import * as v from 'valibot';

/** What a browser takes for a step in a path, however it is written: no name for anything. */
const isStep = (text: string): boolean => text === '' || text === '.' || text === '..';

/** An id or a slug: it becomes a segment of a path, so it is neither empty nor `.` or `..`. */
export const id = v.pipe(
  v.string(),
  v.check((text) => !isStep(text), 'No id'),
);

/** The id of a cover page, whose part before a colon may be asked for alone (CARD-09). */
export const coverPageId = v.pipe(
  v.string(),
  v.check((text) => !isStep(text.split(':', 1)[0] ?? ''), 'No id of a cover page'),
);
