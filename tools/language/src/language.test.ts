import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { allowedFiles } from './allowedFiles.ts';
import { languagePlugin } from './eslintPlugin.js';
import { violationsIn } from './violations.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');

const namesIn = (source: string, file = 'player.ts') =>
  new Linter()
    .verify(
      source,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { language: languagePlugin },
        rules: { 'language/standard-terms': 'error' },
      },
      { filename: file },
    )
    .map(({ message }) => message);

describe('names', () => {
  it.each([
    'const toldErrors = 1;',
    'function bringPage() {}',
    'const f = (wayAnew: string) => wayAnew;',
    'const { thing } = window;',
    'interface Viewer {}',
    'type Player = { place: number };',
    'const SIGN_IN_PATIENCE_MS = 1;',
  ])('reports the banned word in: %s', (source) => {
    expect(namesIn(source)).toHaveLength(1);
  });

  it('reports a file name with a banned word', () => {
    expect(namesIn('', 'errorTeller.ts')).toEqual([
      expect.stringContaining("'errorTeller' contains 'teller'"),
    ]);
  });

  it('accepts names that only contain a banned word as a part of another word', () => {
    expect(namesIn('const placeholder = 1, something = 2, wholesale = 3;')).toEqual([]);
  });

  it('accepts uses of names that other packages declare', () => {
    expect(namesIn('tracker.tell(navigator.standing);')).toEqual([]);
  });
});

describe('prose', () => {
  it.each([
    ['a.ts', '/** Says what he did. */'],
    ['a.ts', 'const a = 1; // told to the server'],
    ['a.tsx', 'const view = <p>{/* whoever comes */}Hei</p>;'],
    ['a.test.ts', "it('is loaded anew', () => undefined);"],
    ['a.test.ts', "it.each([1])('is asked for %s', () => undefined);"],
    ['a.stories.tsx', "export const Empty = { name: 'Nobody is here' };"],
    ['a.css', '.a { /* begun */ color: red; }'],
    ['a.md', 'A page that brings a list.'],
    ['a.yaml', 'type: object # whoever comes'],
    ['a.yaml', 'description: A link that is good by now.'],
    ['a.yaml', 'get:\n  summary: |\n    `a: b`\n    told once\n'],
    ['a.yml', '{ description: "He pays." }'],
  ])('reports the banned phrase in %s: %s', (file, source) => {
    expect(violationsIn(file, source)).toHaveLength(1);
  });

  it.each([
    ['a.ts', "const text = 'he'; export const sources = [text];"],
    ['a.ts', '/** Sets `data-viewer`. */'],
    ['a.tsx', 'const view = <a href="//he">// he</a>;'],
    ['a.md', 'Runs `he --all`.\n\n```sh\nhe\n```\n'],
    ['a.yaml', 'title: he\ntext: |\n  # he\ndescription: Has `his`.'],
    ['a.yaml', 'example: { description: he }\nexamples: { a: { value: { summary: he } } }'],
  ])('accepts what is no prose in %s: %s', (file, source) => {
    expect(violationsIn(file, source)).toEqual([]);
  });

  it('names the line of the phrase', () => {
    expect(violationsIn('a.ts', '\n/**\n * One.\n * He.\n */\n')).toEqual([
      expect.stringMatching(/^a\.ts:4: 'He'/),
    ]);
  });

  it('names the line of the phrase in YAML', () => {
    expect(
      violationsIn(
        'a.yaml',
        'a: 1 # One.\nb: [x, y]\nc:\n  - description: |\n      One.\n      He.\n# him\n',
      ),
    ).toEqual([expect.stringMatching(/^a\.yaml:7: 'him'/), expect.stringMatching(/^a\.yaml:6: 'He'/)]);
  });

  it('of the workspace contains no banned phrase', { timeout: 120_000 }, () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.md', '*.yaml', '*.yml'], {
      cwd: workspace,
      encoding: 'utf8',
    });
    const violations = files
      .split('\n')
      .filter((file) => file !== '' && !file.includes('generated'))
      .filter((file) => !allowedFiles.some((allowed) => file.startsWith(allowed.path)))
      .flatMap((file) => violationsIn(file, readFileSync(path.join(workspace, file), 'utf8')));
    expect(violations).toEqual([]);
  });
});
