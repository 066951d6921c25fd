import { describe, expect, it } from 'vitest';
import { glimt } from '@tv/config/testing';
import { compileEditorial } from './compileEditorial.ts';
import { formatProblem } from './formatProblem.ts';
import type { SourceFile } from './readSourceFiles.ts';

const description = 'En beskrivelse som er lang nok til at en søkemotor kan vise den til noen.';

const file = (name: string, body: string, more = ''): SourceFile => ({
  file: `content/${name}.md`,
  name,
  source: `---\ntitle: ${name}\ndescription: ${description}\nsummary: Kort.\n${more}---\n\n${body}\n`,
});

/** Problems of the given files; missing pages are ignored. */
const problemsOf = (...files: SourceFile[]) =>
  compileEditorial(files, glimt)
    .problems.filter(({ file: path }) => path.startsWith('content/'))
    .map(formatProblem);

const pageAt = (path: string, ...files: SourceFile[]) =>
  compileEditorial(files, glimt).pages.find(({ page }) => page.path === path)?.page;

describe('compiled pages', () => {
  it('contain the brand’s names and addresses in text, front matter and links', () => {
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

  it('list their section: index first, then by order, then by title', () => {
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

  it('of help are in the search index with their questions', () => {
    const { help } = compileEditorial(
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

describe('problems have a file and line', () => {
  it.each([
    ['a path without a route', '[a](/finnes/ikke)', /No page of ours is known at \/finnes\/ikke/],
    ['a catalogue page, which may disappear', '[a](/film/isfront)', /\/film\/isfront/],
    ['a dynamic slug', '[a](/filmer)', /\/filmer/],
    ['an unknown topic', '[a](/hjelp/finnes-ikke)', /\/hjelp\/finnes-ikke/],
    ['a redirected path', '[a](/password)', /\/password/],
    ['an unknown anchor', '[a](#borte)', /\/vilkar has nothing that is called #borte/],
    ['an anchor on a page that is not editorial', '[a](/tv-guide#noe)', /no editorial page/],
    ['a javascript: URL', '[a](javascript:alert(1))', /neither a path of ours/],
    ['an http: URL', '[a](http://eksempel.no/)', /neither a path of ours/],
    ['a protocol-relative URL', '[a](//eksempel.no/)', /neither a path of ours/],
    ['a relative path', '[a](vilkar)', /neither a path of ours/],
    ['an unknown placeholder', 'Hei {{brand}}.', /Nothing is meant by {{brand}}/],
    ['HTML', '<b>Hei</b>', /HTML/],
    ['a page without text', '', /no text/],
  ])('reports %s', (_what, body, text) => {
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
  ])('accepts a link to %s', (to) => {
    expect(problemsOf(file('vilkar', `## Om\n\n[a](${to})`))).toEqual([]);
  });

  it.each([
    ['title: A\n', /description is missing/],
    [`title: ""\ndescription: ${description}\nsummary: B.\n`, /:2 title is empty/],
    ['title: A\ndescription: Kort.\nsummary: B.\n', /:3 description is shorter/],
    [`title: A\ndescription: ${description}\nsummary: B.\nfarge: rød\n`, /:5 farge is not a thing/],
    [`title: A\ndescription: ${description}\nsummary: B.\nupdated: i går\n`, /:5 updated is to be a day/],
    ['title: [\n', /content\/vilkar\.md:\d /],
  ])('reports the front matter %j', (yaml, text) => {
    const problems = problemsOf({ ...file('vilkar', ''), source: `---\n${yaml}---\n\nTekst.\n` });
    expect(problems.join('\n')).toMatch(text);
  });

  it('reports a file without front matter, a file without a route, and a package without products', () => {
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

  it('reports a missing page by its path', () => {
    const missing = compileEditorial([file('vilkar', 'A.')], glimt).problems.map(({ text }) => text);
    expect(missing).toContain('Glimt has no file for /hjelp/viaplay');
    expect(missing).toContain('Glimt has no file for /hva-er-glimt/jobb');
    expect(missing.join(' ')).not.toContain('/vilkar');
  });
});
