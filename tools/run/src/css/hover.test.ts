import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { listStyleSheets } from './styleSheets.ts';

const files = listStyleSheets();

function isForHoverOnly({ parent }: Rule): boolean {
  for (let container: postcss.Node | undefined = parent; container; container = container.parent) {
    if (container instanceof postcss.AtRule && container.params.includes('(hover: hover)')) return true;
  }
  return false;
}

function findHoverRules(css: string): readonly Rule[] {
  const found: Rule[] = [];
  postcss.parse(css).walkRules(/:hover/, (rule) => void found.push(rule));
  return found;
}

// A touch screen applies `:hover` to the last tapped element until the next tap.
it('a hover style applies only where the pointer can hover', () => {
  const all = files.flatMap((file) =>
    findHoverRules(readFileSync(inWorkspace(file), 'utf8')).map((rule) => ({ file, rule })),
  );
  expect(all.length).toBeGreaterThan(50);
  const unguarded = all
    .filter(({ rule }) => !isForHoverOnly(rule))
    .map(({ file, rule }) => `${file}:${rule.source?.start?.line}: ${rule.selector}`);
  expect(unguarded).toEqual([]);
});
