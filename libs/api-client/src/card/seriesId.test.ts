import { expect, it } from 'vitest';
import { seriesId } from './seriesId.ts';

it.each([
  [{ type: 'Series', id: 'abc:1' }, 'abc'],
  [{ type: 'Series', id: 'abc' }, 'abc'],
  [{ type: 'Series', id: 'a:b:c' }, 'a'],
  [{ type: 'Series', id: ':1' }, undefined],
  [{ type: 'series', id: 'abc:1' }, 'abc'],
  [{ type: 'Episode', id: 'abc:1' }, undefined],
  [{ type: 'SingleProgramOrMovie', id: 'abc:1' }, undefined],
  [{ type: 'singleProgramOrMovie', id: 'abc:1' }, undefined],
  [{ type: 'Concert', id: 'abc:1' }, undefined],
  [undefined, undefined],
])('CARD-09 the series id of cover page %j is %s', (coverPage, id) => {
  expect(seriesId(coverPage)).toBe(id);
});
