import { expect, it } from 'vitest';
import type { Block } from '../page/editorialPage.ts';
import { tocEntries } from './TableOfContents.tsx';

const heading = (title: string, level: 2 | 3 = 2): Block => ({
  kind: 'heading',
  level,
  id: title.toLowerCase(),
  parts: [{ kind: 'emphasis', parts: [title] }],
});

it('lists level 2 headings, but not level 3', () => {
  expect(tocEntries([heading('En'), heading('Under', 3), heading('To'), heading('Tre')])).toEqual([
    { id: 'en', title: 'En' },
    { id: 'to', title: 'To' },
    { id: 'tre', title: 'Tre' },
  ]);
});

it('is empty if there are too few headings', () => {
  expect(tocEntries([heading('En'), heading('To')])).toEqual([]);
});
