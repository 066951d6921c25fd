import { describe, expect, it } from 'vitest';
import { glimt } from '@tv/config/testing';
import { compileWords } from './compileWords.ts';
import { describeProblem } from './problem.ts';
import type { SourceFile } from './sourceFiles.ts';

const description = 'En beskrivelse som er lang nok til at en søkemotor kan vise den til noen.';

const file = (name: string, body: string, more = ''): SourceFile => ({
  file: `content/${name}.md`,
  name,
  source: `---\ntitle: ${name}\ndescription: ${description}\nsummary: Kort.\n${more}---\n\n${body}\n`,
});

/** What is wrong with the given files; that all other pages are missing goes without saying. */
const problemsOf = (...files: SourceFile[]) =>
  compileWords(files, glimt)
    .problems.filter(({ file: place }) => place.startsWith('content/'))
    .map(describeProblem);

const pageAt = (path: string, ...files: SourceFile[]) =>
  compileWords(files, glimt).pages.find(({ page }) => page.path === path)?.page;

describe('the pages of a brand', () => {
  it('have the brand’s names and addresses in them, in the text, in front of it and in links', () => {
    const page = pageAt(
      '/vilkar',
      file(
        'vilkar',
        '[Skriv til {{merke}}](mailto:{{kundeservice}}) om [oss](/hva-er-{{merke-i-adresse}}).',
        'order: 1\n',
      ),
      file('hva-er/index', 'Tekst.'),
    );
    expect(page?.blocks).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'link', to: `mailto:${glimt.contact.customerService}`, parts: ['Skriv til Glimt'] },
          ' om ',
          { kind: 'link', to: '/hva-er-glimt', parts: ['oss'] },
          '.',
        ],
      },
    ]);
  });

  it('know the other pages of their section: the index first, then by order, then by title', () => {
    const page = pageAt(
      '/hjelp/max',
      file('hjelp/viaplay', 'A.'),
      file('hjelp/max', 'B.'),
      file('hjelp/enheter', 'C.', 'order: 1\n'),
      file('hjelp/index', 'D.', 'order: 9\n'),
      file('vilkar', 'E.'),
    );
    expect(page?.section.map(({ path }) => path)).toEqual([
      '/hjelp',
      '/hjelp/enheter',
      '/hjelp/max',
      '/hjelp/viaplay',
    ]);
    expect(page?.subject).toEqual({ kind: 'help', topic: 'max' });
  });

  it('can be searched where they are help, by their questions', () => {
    const { help } = compileWords(
      [
        file('hjelp/max', '## Om\n\n### Hva koster det?\n\nLite.'),
        file('vilkar', '## Om\n\n### Hvem?\n\nDu.'),
      ],
      glimt,
    );
    expect(help).toEqual([
      {
        path: '/hjelp/max',
        title: 'hjelp/max',
        summary: 'Kort.',
        questions: [{ id: 'hva-koster-det', title: 'Hva koster det?' }],
      },
    ]);
  });
});

describe('what is wrong is said with its file and line', () => {
  it.each([
    [
      'a path that the route table does not know',
      '[a](/finnes/ikke)',
      /No page of ours is known at \/finnes\/ikke/,
    ],
    ['a page of the catalogue, which may go', '[a](/film/isfront)', /\/film\/isfront/],
    ['a slug that may be anything', '[a](/filmer)', /\/filmer/],
    ['a topic that is not there', '[a](/hjelp/finnes-ikke)', /\/hjelp\/finnes-ikke/],
    ['an address that was moved', '[a](/password)', /\/password/],
    ['an anchor that is not there', '[a](#borte)', /\/vilkar has nothing that is called #borte/],
    ['an anchor of a page that is not written', '[a](/tv-guide#noe)', /no written page/],
    ['a scheme that runs script', '[a](javascript:alert(1))', /neither a path of ours/],
    ['an address without protection', '[a](http://eksempel.no/)', /neither a path of ours/],
    ['an address of whoever', '[a](//eksempel.no/)', /neither a path of ours/],
    ['a path from here', '[a](vilkar)', /neither a path of ours/],
    ['a placeholder that means nothing', 'Hei {{brand}}.', /Nothing is meant by {{brand}}/],
    ['HTML', '<b>Hei</b>', /HTML/],
    ['no text', '', /no text/],
  ])('%s', (_what, body, text) => {
    const [problem, ...others] = problemsOf(file('vilkar', body));
    expect(problem).toMatch(/^content\/vilkar\.md:\d+ /);
    expect(problem).toMatch(text);
    expect(problem).toMatch(body === '' ? /:1 / : /:7 /);
    expect(others.filter((other) => !other.includes('HTML') && !other.includes('no text'))).toEqual([]);
  });

  it.each([
    'https://www.datatilsynet.no/',
    'mailto:noen@glimt.test',
    '/',
    '/bli-kunde',
    '/abonnement',
    '/tv-guide',
    '/vilkar#om',
    '#om',
    '/device',
  ])('%s leads somewhere', (to) => {
    expect(problemsOf(file('vilkar', `## Om\n\n[a](${to})`))).toEqual([]);
  });

  it.each([
    ['title: A\n', /description is missing/],
    [`title: ""\ndescription: ${description}\nsummary: B.\n`, /:2 title is empty/],
    ['title: A\ndescription: Kort.\nsummary: B.\n', /:3 description is shorter/],
    [`title: A\ndescription: ${description}\nsummary: B.\nfarge: rød\n`, /:5 farge is not a thing/],
    [`title: A\ndescription: ${description}\nsummary: B.\nupdated: i går\n`, /:5 updated is to be a day/],
    ['title: [\n', /content\/vilkar\.md:\d /],
  ])('front matter %j', (yaml, text) => {
    const problems = problemsOf({ ...file('vilkar', ''), source: `---\n${yaml}---\n\nTekst.\n` });
    expect(problems.join('\n')).toMatch(text);
  });

  it('a file without front matter, a file that no route leads to, a package without products', () => {
    expect(problemsOf({ ...file('vilkar', ''), source: 'Tekst.' })).toEqual([
      'content/vilkar.md:1 The file is to begin with its title and description between two lines of ---',
    ]);
    expect(problemsOf(file('hjelp/finnes-ikke', 'A.'))).toEqual([
      'content/hjelp/finnes-ikke.md:1 No page of the route table is at /hjelp/finnes-ikke',
    ]);
    expect(problemsOf(file('abonnementer/litt', 'A.'))).toEqual([
      'content/abonnementer/litt.md:1 A package names its products',
    ]);
  });

  it('a page that is missing, by its path', () => {
    const missing = compileWords([file('vilkar', 'A.')], glimt).problems.map(({ text }) => text);
    expect(missing).toContain('Glimt has no file for /hjelp/viaplay');
    expect(missing).toContain('Glimt has no file for /hva-er-glimt/jobb');
    expect(missing.join(' ')).not.toContain('/vilkar');
  });
});
