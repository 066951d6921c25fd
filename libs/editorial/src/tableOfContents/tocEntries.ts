import type { Block } from '../page/editorialPage.ts';
import { toPlainText } from '../richText/toPlainText.ts';

export interface TocEntry {
  readonly id: string;
  readonly title: string;
}

const MIN_ENTRIES = 3;

/** Level 2 headings; empty if there are too few. */
export function tocEntries(blocks: readonly Block[]): readonly TocEntry[] {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: toPlainText(block.parts) }] : [],
  );
  return entries.length < MIN_ENTRIES ? [] : entries;
}
