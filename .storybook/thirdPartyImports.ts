import { globSync, readFileSync } from 'node:fs';

const IMPORT =
  /^(?:import|export)\s(?!type\s)[^;]*?\sfrom\s'((?!\.|@tv\/|node:|vitest|storybook|@storybook)[^']+)'/gm;
const LAZY_IMPORT = /\bimport\('((?!\.|@tv\/|node:)[^']+)'\)/g;

/**
 * Returns all packages imported by libraries and Storybook. Vite optimizes them up front, since a late
 * discovery reloads the page during a test.
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
