import type { JsonLdObject } from '@tv/config/head';
import { blocksToPlainText } from '../richText/toPlainText.ts';
import type { EditorialPage } from './editorialPage.ts';

/** schema.org `FAQPage`; undefined without questions. */
export function faqStructuredData({ blocks }: Pick<EditorialPage, 'blocks'>): JsonLdObject | undefined {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: blocksToPlainText(answer) },
    })),
  };
}
