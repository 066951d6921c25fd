import { expect, it } from 'vitest';
import { faqStructuredData } from './EditorialPageLayout.tsx';
import type { Block } from './editorialPage.ts';

const blocks: readonly Block[] = [
  { kind: 'paragraph', parts: ['Hei.'] },
  {
    kind: 'questions',
    questions: [
      {
        id: 'a',
        title: 'Hva koster det?',
        answer: [
          {
            kind: 'paragraph',
            parts: ['Se ', { kind: 'link', to: '/abonnementer', parts: ['prisene'] }, '.'],
          },
          { kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', parts: ['Litt'] }]] },
        ],
      },
    ],
  },
];

it('structured data contains questions and answers as plain text', () => {
  expect(faqStructuredData({ blocks })).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Hva koster det?',
        acceptedAnswer: { '@type': 'Answer', text: 'Se prisene.\nLitt' },
      },
    ],
  });
});

it('a page without questions has no structured data', () => {
  expect(faqStructuredData({ blocks: blocks.slice(0, 1) })).toBeUndefined();
});
