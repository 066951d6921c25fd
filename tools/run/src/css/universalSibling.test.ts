import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { listStyleSheets } from './styleSheets.ts';

/** The children of these texts do not change. */
const STATIC_TEXTS = new Set([
  'libs/editorial/src/richText/QuestionList.module.css',
  'libs/editorial/src/richText/RichText.module.css',
]);

const files = listStyleSheets();

// For `* + *`, Chromium restyles everything below the parent when a child is inserted or removed.
it('no selector outside of static texts ends with a universal sibling', () => {
  const found: string[] = [];
  for (const file of files.filter((name) => !STATIC_TEXTS.has(name))) {
    postcss.parse(readFileSync(inWorkspace(file), 'utf8')).walkRules(/[+~]\s*\*(?:$|,)/, (rule) => {
      found.push(`${file}:${rule.source?.start?.line}: ${rule.selector}`);
    });
  }
  expect(found).toEqual([]);
});
