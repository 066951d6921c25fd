import { expect, it } from 'vitest';
import { clearableValues } from '../settings/storedItems.ts';
import { userValues } from './useTabOwner.browser.ts';

const sources = import.meta.glob<string>(['../../../*/src/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The keys of all declarations that name a label or the scope `user`. */
const declaredKeys = Object.values(sources)
  .flatMap((source) => [...source.matchAll(/\bstored(?:Value|Text)\(\{(.*?)\}\);/gs)])
  .map(([, options = '']) => options)
  .filter((options) => /\blabel\b|scope: 'user'/.test(options))
  .map((options) => /key:.*?(['`])([\w-]+?)-?(?:\1|\$)/.exec(options)?.[2]);

it('the lists have all stored values with a label or of the tab’s user', () => {
  const listed = [...clearableValues(''), ...userValues].map(({ key }) => key.replace(/-$/, ''));
  expect(declaredKeys.length).toBeGreaterThan(10);
  expect([...listed].sort()).toEqual([...declaredKeys].sort());
});
