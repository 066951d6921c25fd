import type { Block } from '../page/writtenPage.ts';
import { plainText } from '../text/plainText.ts';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

const FEWEST = 3;

/** Level 2 headings; empty if there are too few. */
export function contentsOf(blocks: readonly Block[]): readonly ContentsEntry[] {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.parts) }] : [],
  );
  return entries.length < FEWEST ? [] : entries;
}
