import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { listStyleSheets } from './styleSheets.ts';
import { findUnsupportedCss } from './unsupportedCss.ts';

const { browserslist } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/** Features that some supported browsers lack, and that their users do not miss. */
const OPTIONAL = new Set([
  // Line breaks.
  'text-wrap',
  'hyphenate-limit-chars',
  // Animations: without them the change is instant.
  '@starting-style',
  'transition: allow-discrete',
  '::view-transition',
  '::view-transition-group()',
  '::view-transition-new()',
  '::view-transition-old()',
  // Look of scroll bars and pointers, and how the page scrolls.
  'cursor',
  'overflow-anchor',
  'scroll-initial-target',
  'scrollbar-color',
  'scrollbar-width',
  // Speed.
  'contain-intrinsic-block-size',
  'content-visibility',
  'overflow-clip-margin',
  // Settings of some systems.
  '@media (prefers-reduced-transparency)',
  '::picker()',
  'forced-color-adjust',
  'text-size-adjust',
  // Without scripts, a form that needs them stays visible in Safari 16.
  '@media (scripting)',
  // In print, closed answers stay closed.
  '::details-content',
  // The data names another value for Samsung Internet, which has this one.
  'inline-size: fit-content',
]);

const files = listStyleSheets();

it('the browsers of browserslist support all CSS of the apps', () => {
  const problems = files.flatMap((file) =>
    findUnsupportedCss(readFileSync(inWorkspace(file), 'utf8'), browserslist, OPTIONAL).map(
      (problem) => `${file}:${problem}`,
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

const OLD = ['firefox >= 115', 'safari >= 16.4', 'ios_saf >= 16.4', 'chrome >= 126'];

it.each([
  ['a selector', ':root:has(.full) { color: red; }', '1: :has() needs firefox 121'],
  [
    'a nested selector',
    'a { &:hover { color: red; } }',
    '1: & needs firefox 117, safari 16.5, safari_ios 16.5',
  ],
  ['a unit', 'a {\n  block-size: calc(1lh + 2px);\n}', '2: lh needs firefox 120'],
  ['a value', 'a { text-wrap-style: balance; }', '1: text-wrap-style'],
  [
    'a function',
    'a { color: light-dark(red, blue); }',
    '1: light-dark() needs firefox 120, safari 17.5, safari_ios 17.5',
  ],
  [
    'a function in a custom property',
    'a { --ease: linear(0, 1); }',
    '1: linear() needs safari 17.2, safari_ios 17.2',
  ],
  ['a relative colour', 'a { color: rgb(from red r g b / 50%); }', '1: rgb(from) needs'],
  ['an at-rule', '@starting-style { a { opacity: 0; } }', '1: @starting-style needs firefox 129'],
  [
    'a property inside a media query',
    '@media print { a { field-sizing: content; } }',
    '1: field-sizing needs',
  ],
  ['a property that the data does not know', 'a { colour: red; }', '1: colour needs'],
  ['a fallback that is just as new', 'a { inline-size: 1lh; inline-size: 2lh; }', '1: lh needs firefox 120'],
  [
    'a guard for another feature',
    '@supports (color: light-dark(red, red)) { a { field-sizing: content; } }',
    '1: field-sizing',
  ],
  [
    'a negated guard',
    '@supports not selector(:has(a)) { b:has(a) { color: red; } }',
    '1: :has() needs firefox 121',
  ],
])('findUnsupportedCss reports %s', (_case, css, problem) => {
  expect(findUnsupportedCss(css, OLD)[0]).toContain(problem);
});

it.each([
  ['a guarded selector', '@supports selector(:has(a)) { b:has(a):not(:has(i)) { color: red; } }'],
  ['a guarded property', '@supports (field-sizing: content) { a { field-sizing: content; } }'],
  ['a feature as old as its guard', '@supports (color: light-dark(red, red)) { a { block-size: 1lh; } }'],
  ['a fallback', 'a { block-size: 1.5em; block-size: 1lh; }'],
  ['text that is no CSS', "a { content: '1lh :has(a)'; background: url(/1lh/light-dark(.svg); }"],
  ['a class that is named like a unit', '.lh { color: #a1lh; }'],
  ['a CSS module', '.a :global(#root)::-webkit-scrollbar { color: red; }'],
])('findUnsupportedCss accepts %s', (_case, css) => {
  expect(findUnsupportedCss(css, OLD)).toEqual([]);
});

it('findUnsupportedCss accepts a feature that all listed browsers have', () => {
  expect(findUnsupportedCss('a:has(b) { block-size: 1lh; }', ['firefox >= 121'])).toEqual([]);
});
