import type { Block } from '../page/writtenPage.ts';
import { plainText } from '../text/plainText.ts';

/** A heading as the table of contents names it. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

/** Fewer than these are seen at a glance. */
const FEWEST = 3;

/** The headings of the second level, in their order; none where there are too few to need a list. */
export function contentsOf(blocks: readonly Block[]): readonly ContentsEntry[] {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.parts) }] : [],
  );
  return entries.length < FEWEST ? [] : entries;
}
