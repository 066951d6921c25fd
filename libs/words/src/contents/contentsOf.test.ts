import { expect, it } from 'vitest';
import type { Block } from '../page/writtenPage.ts';
import { contentsOf } from './contentsOf.ts';

const heading = (title: string, level: 2 | 3 = 2): Block => ({
  kind: 'heading',
  level,
  id: title.toLowerCase(),
  parts: [{ kind: 'emphasis', parts: [title] }],
});

it('lists the headings of the second level, and none of the third', () => {
  expect(contentsOf([heading('En'), heading('Under', 3), heading('To'), heading('Tre')])).toEqual([
    { id: 'en', title: 'En' },
    { id: 'to', title: 'To' },
    { id: 'tre', title: 'Tre' },
  ]);
});

it('is empty where there is nothing to choose among', () => {
  expect(contentsOf([heading('En'), heading('To')])).toEqual([]);
});
