import { globSync, readFileSync } from 'node:fs';

const IMPORT =
  /^(?:import|export)\s(?!type\s)[^;]*?\sfrom\s'((?!\.|@tv\/|node:|vitest|storybook|@storybook)[^']+)'/gm;
const LAZY_IMPORT = /\bimport\('((?!\.|@tv\/|node:)[^']+)'\)/g;

/**
 * Every package that the libraries and the stage import. Vite is told of them before it starts: one that it finds on the way makes
 * it load the page again, in the middle of a test.
 */
export function thirdPartyImports(root: string): string[] {
  const sources = globSync(['libs/*/src/**/*.{ts,tsx}', '.storybook/*.tsx'], {
    cwd: root,
    exclude: ['**/*.test.*'],
  });
  const names = sources.flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    return [...source.matchAll(IMPORT), ...source.matchAll(LAZY_IMPORT)].map((match) => match[1] ?? '');
  });
  return [...new Set(names)].sort();
}
