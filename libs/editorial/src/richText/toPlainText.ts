import type { Block, Inline } from '../page/editorialPage.ts';

/** Returns the text without formatting. */
export function toPlainText(parts: readonly Inline[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : toPlainText(part.parts))).join('');
}

function blockToPlainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return toPlainText(block.parts);
    case 'list':
      return block.items.map(blocksToPlainText).join('\n');
    case 'note':
      return blocksToPlainText(block.blocks);
    case 'questions':
      return block.questions.map(({ title, answer }) => `${title}\n${blocksToPlainText(answer)}`).join('\n');
  }
}

/** Returns one line per block. */
export function blocksToPlainText(blocks: readonly Block[]): string {
  return blocks.map(blockToPlainText).join('\n');
}
