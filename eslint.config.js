import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import esx from 'eslint-plugin-es-x';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Which floor may stand on which. An import goes down, never up and never sideways; the two doors are
 * player → cast, and every feature → auth ("who is watching", "may they watch this").
 */
const depConstraints = [
  { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['layer:shell', 'layer:ground'] },
  {
    sourceTag: 'layer:shell',
    onlyDependOnLibsWithTags: ['layer:feature', 'layer:data', 'layer:ground', 'layer:test'],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: ['layer:data', 'layer:ground', 'layer:test', 'scope:auth', 'scope:cast'],
  },
  ...['discovery-ui', 'subscription', 'editorial', 'auth'].map((name) => ({
    sourceTag: `scope:${name}`,
    notDependOnLibsWithTags: ['scope:cast'],
  })),
  { sourceTag: 'layer:data', onlyDependOnLibsWithTags: ['layer:ground', 'layer:test'] },
  { sourceTag: 'scope:test-world', onlyDependOnLibsWithTags: ['layer:data', 'layer:ground'] },
  { sourceTag: 'layer:ground', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: ['layer:tool', 'layer:ground', 'layer:data'] },
  { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['layer:tool', 'layer:ground'] },
];

/** Reading the machine's clock anywhere but in the clock module makes "now" impossible to move. */
const noHiddenNow = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time is an input: take it from the Clock of @tv/time.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time is an input: take it from the Clock of @tv/time.',
  },
];

/**
 * Web APIs that the oldest supported browsers lack: Safari 16.4 and Firefox 115. The language itself is held to ES2023 by
 * `eslint-plugin-es-x`.
 */
const newerWebApis = [
  {
    object: 'URL',
    property: 'parse',
    message: 'Safari 17 and Firefox 125 lack it: use parseUrl of @tv/config.',
  },
  {
    object: 'URL',
    property: 'canParse',
    message: 'Safari 16 lacks it: use parseUrl of @tv/config.',
  },
  { object: 'AbortSignal', property: 'any', message: 'Safari 17.3 and Firefox 123 lack it.' },
  { object: 'Array', property: 'fromAsync', message: 'Not in ES2023: collect in a loop.' },
  { property: 'checkVisibility', message: 'Safari 17.3 lacks it.' },
  { object: 'Intl', property: 'Segmenter', message: 'Firefox 124 lacks it.' },
  { object: 'Intl', property: 'DurationFormat', message: 'Firefox 135 lacks it.' },
];

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/storybook-static/**',
      '**/*.generated.ts',
      '.nx/**',
      '**/public/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx, 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: false })] },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          enforceBuildableLibDependency: false,
          // What is lazy is a part of a library, by an entry of its own; a budget holds what comes at first.
          checkDynamicDependenciesExceptions: ['.*'],
          depConstraints,
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off', // unions and records read better as types
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          alphabetize: { order: 'asc' },
          pathGroups: [{ pattern: '@tv/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
        },
      ],
      'no-restricted-syntax': ['error', ...noHiddenNow],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    // The clock itself, and the platform's clock, are where "now" comes from.
    files: ['libs/time/src/clock.ts', 'tools/platform/src/clock.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Tools and journeys measure real elapsed time and talk to a terminal.
    files: ['tools/{run,bench,requirements,generators}/**', 'apps/e2e/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // These files are read by tools that ask for a default export.
    files: ['**/*.stories.tsx', '**/*.config.ts', '.storybook/**', 'tools/generators/**'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Only tests and stories may use the test world, and what a library builds for them in `testing/`.
    files: ['libs/**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'libs/test-world/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink'],
              message: 'They bring prefetching along, which counts for the first load: use Link of @tv/ssr.',
            },
          ],
          patterns: [
            {
              group: ['@tv/test-world', '@tv/*/testing', '**/testing/**'],
              message: 'What tests are made of is for tests and stories only.',
            },
          ],
        },
      ],
    },
  },
  {
    // What reaches browsers runs in the oldest that are supported. Tests, and programs on Node, may use what is newer.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/brand-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'libs/test-world/**'],
    extends: [esx.configs['flat/restrict-to-es2023'], esx.configs['flat/no-new-in-esnext']],
    rules: { 'no-restricted-properties': ['error', ...newerWebApis] },
  },
  {
    files: ['libs/{config,routes,time,analytics,api-client,realtime,ssr}/src/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'sessionStorage',
        'self',
        'location',
        'navigator',
      ],
    },
  },
  {
    // Hooks compile with the views that they are made for, see their library's `tsconfig.rules.json`; whether one
    // touches the browser is told by its name.
    files: ['libs/**/src/**/use*.ts'],
    ignores: ['**/*.browser.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'sessionStorage',
        'self',
        'location',
        'navigator',
        'matchMedia',
        'IntersectionObserver',
        'ResizeObserver',
        'MutationObserver',
      ],
    },
  },
  {
    // Settings files belong to no tsconfig, and read the presets at the root.
    files: ['**/*.config.ts', 'vitest.preset.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
