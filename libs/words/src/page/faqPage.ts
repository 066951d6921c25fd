import type { Thing } from '@tv/config/head';
import { plainBlocks } from '../text/plainText.ts';
import type { WrittenPage } from './writtenPage.ts';

/** schema.org `FAQPage`; undefined without questions. */
export function faqPage({ blocks }: Pick<WrittenPage, 'blocks'>): Thing | undefined {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainBlocks(answer) },
    })),
  };
}
