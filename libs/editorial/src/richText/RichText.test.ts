import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '../page/editorialPage.ts';
import { splitAtHeadings } from './RichText.tsx';

const heading = (level: 2 | 3): Block => ({ kind: 'heading', level, id: 'a', parts: ['A'] });
const paragraph: Block = { kind: 'paragraph', parts: ['B'] };

it('splits before each level 2 heading, and nowhere else', () => {
  const text = [paragraph, heading(2), paragraph, heading(3), heading(2)];
  expect(splitAtHeadings(text).map((part) => part.length)).toEqual([1, 3, 1]);
  expect(splitAtHeadings([])).toEqual([]);
});

it('keeps all blocks', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(heading(2), heading(3), paragraph)), (text) => {
      expect(splitAtHeadings(text).flat()).toEqual(text);
    }),
  );
});
