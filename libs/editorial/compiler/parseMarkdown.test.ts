import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parseMarkdown.ts';

const problemsOf = (text: string) => parseMarkdown(text).problems;

describe('parseMarkdown', () => {
  it('parses headings, paragraphs, lists, notes and links with their formatting', () => {
    const text = [
      '## Søk og *finn*',
      '',
      'Les **mer',
      'om** [pakkene](/abonnementer).',
      '',
      '1. En',
      '2. To',
      '',
      '> Merk.',
    ].join('\n');
    expect(parseMarkdown(text)).toEqual({
      blocks: [
        {
          kind: 'heading',
          level: 2,
          id: 'sok-og-finn',
          parts: ['Søk og ', { kind: 'emphasis', parts: ['finn'] }],
        },
        {
          kind: 'paragraph',
          parts: [
            'Les ',
            { kind: 'strong', parts: ['mer om'] },
            ' ',
            { kind: 'link', to: '/abonnementer', parts: ['pakkene'] },
            '.',
          ],
        },
        {
          kind: 'list',
          isOrdered: true,
          items: [[{ kind: 'paragraph', parts: ['En'] }], [{ kind: 'paragraph', parts: ['To'] }]],
        },
        { kind: 'note', blocks: [{ kind: 'paragraph', parts: ['Merk.'] }] },
      ],
      links: [{ to: '/abonnementer', line: 4 }],
      ids: ['sok-og-finn'],
      problems: [],
    });
  });

  it('parses a level 3 heading with a question mark as a question, and what follows as its answer', () => {
    const text =
      '## Om\n\n### Hva?\n\nDet.\n\n- Og det.\n\n### Hvem? {#hvem-er-det}\n\nHun.\n\n### Utsagn\n\nTekst.';
    const { blocks, ids, problems } = parseMarkdown(text);
    expect(problems).toEqual([]);
    expect(ids).toEqual(['om', 'hva', 'hvem-er-det', 'utsagn']);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'questions', 'heading', 'paragraph']);
    expect(blocks[1]).toMatchObject({
      questions: [
        { id: 'hva', title: 'Hva?', answer: [{ kind: 'paragraph' }, { kind: 'list' }] },
        { id: 'hvem-er-det', title: 'Hvem?', answer: [{ kind: 'paragraph', parts: ['Hun.'] }] },
      ],
    });
  });

  it.each([
    ['Hei.\n\n<script>alert(1)</script>', 3, /HTML.*<script>/],
    ['Hei <b onclick="x()">du</b>.', 1, /HTML/],
    ['# Tittel', 1, /level 1/],
    ['## En\n\n#### Fire', 3, /level 4/],
    ['### Tre', 1, /under none of the second/],
    ['## Likt\n\n## Likt', 3, /#likt/],
    ['## Innhold', 1, /#innhold/],
    ['## !!!', 1, /no words/],
    ['## Om\n\n### Hva?\n\n### Hvem?\n\nHun.', 3, /no answer/],
    ['![bilde](x.png)', 1, /image/],
    ['---', 1, /thematicBreak/],
    ['```\nkode\n```', 1, /code/],
    ['Se [](/hjelp).', 1, /no words/],
    ['> ## Overskrift', 1, /within something else/],
  ])('rejects %j on line %i', (text, line, what) => {
    const problems = problemsOf(text);
    expect(problems[0]).toMatchObject({ line });
    expect(problems[0]?.text).toMatch(what);
  });

  it('never keeps HTML', () => {
    const { blocks } = parseMarkdown('Hei <img src=x onerror=alert(1)> du.\n\n<iframe src="//x"></iframe>');
    expect(JSON.stringify(blocks)).not.toContain('<');
  });
});
