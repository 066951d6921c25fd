import type { Block } from '../page/editorialPage.ts';

/** Splits before each level 2 heading. */
export function splitAtHeadings(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const isNew = block.kind === 'heading' && block.level === 2;
    if (last === undefined || isNew) parts.push([block]);
    else last.push(block);
  }
  return parts;
}
