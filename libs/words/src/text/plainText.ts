import type { Block, Inline } from '../page/writtenPage.ts';

/** The text without formatting. */
export function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : plainText(part.parts))).join('');
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.parts);
    case 'list':
      return block.items.map(plainBlocks).join('\n');
    case 'note':
      return plainBlocks(block.blocks);
    case 'questions':
      return block.questions.map(({ title, answer }) => `${title}\n${plainBlocks(answer)}`).join('\n');
  }
}

/** One line per block. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).join('\n');
}
