import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { languagePlugin } from './tools/language/src/eslintPlugin.js';

/** Layers import only from lower layers. Two exceptions: player → cast, and every feature → auth. */
const depConstraints = [
  { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['layer:shell', 'layer:foundation'] },
  {
    sourceTag: 'layer:shell',
    onlyDependOnLibsWithTags: ['layer:feature', 'layer:data', 'layer:foundation', 'layer:test'],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: ['layer:data', 'layer:foundation', 'layer:test', 'scope:auth', 'scope:cast'],
  },
  ...['discovery-ui', 'subscription', 'editorial', 'auth'].map((name) => ({
    sourceTag: `scope:${name}`,
    notDependOnLibsWithTags: ['scope:cast'],
  })),
  { sourceTag: 'layer:data', onlyDependOnLibsWithTags: ['layer:foundation', 'layer:test'] },
  { sourceTag: 'scope:test-world', onlyDependOnLibsWithTags: ['layer:data', 'layer:foundation'] },
  // The whole foundation may use storage, lazy loading, polyfills and SSR primitives.
  {
    sourceTag: 'layer:foundation',
    onlyDependOnLibsWithTags: ['scope:browser-storage', 'scope:lazy', 'scope:polyfills', 'scope:ssr'],
  },
  { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: ['layer:tool', 'layer:foundation', 'layer:data'] },
  { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['layer:tool', 'layer:foundation'] },
];

/** Only the clock module reads the machine's clock, so that tests and the server can set the time. */
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

/** One place knows what the browser keeps: the settings list it, and a change of user clears it. */
const noRawStorage = {
  selector: "CallExpression[callee.property.name='setItem']",
  message: 'Declare the value with storedValue or storedText of @tv/browser-storage.',
};

/**
 * Methods missing in the oldest browsers of `browserslist`: Safari 16.4 and Firefox 115. `eslint-plugin-compat` finds
 * missing globals, and `eslint-plugin-es-x` limits the language to ES2023.
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
  { object: 'Intl', property: 'DurationFormat', message: 'Firefox 135 lacks it.' },
  { object: 'Response', property: 'json', message: 'Safari 16 lacks it.' },
  { property: 'requestVideoFrameCallback', message: 'Firefox 131 lacks it.' },
];

/** The same for APIs that are no property of a global. */
const newerWebSyntax = [
  {
    selector:
      "MemberExpression[property.name='size']:matches([object.name=/earchParams$/], [object.property.name=/earchParams$/], [object.callee.name='URLSearchParams'])",
    message: 'Safari 16 lacks it: compare toString() with an empty string.',
  },
  {
    selector:
      ":matches(Literal[value='scrollend'], JSXIdentifier[name='onScrollEnd'], Identifier[name='onscrollend'])",
    message: 'Safari lacks it.',
  },
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
    languageOptions: {
      // One TypeScript program for all projects halves the time and memory.
      parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@nx': nx, 'import-x': importX, language: languagePlugin },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: false })] },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          enforceBuildableLibDependency: false,
          // Lazy parts of a library have an entry point of their own; a budget limits the first load.
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
      'language/standard-terms': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.recommended],
  },
  {
    files: ['**/*.tsx', 'libs/**/*.ts', 'apps/brand-*/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['libs/**/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/testing/**',
      'libs/browser-storage/**',
      'libs/test-world/**',
      // Probes whether storage works.
      'libs/auth/src/session/createBrowserSession.browser.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noHiddenNow, ...newerWebSyntax, noRawStorage] },
  },
  {
    // The clocks of the app and of the platform.
    files: ['libs/time/src/clock.ts', 'tools/platform/src/clock.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Tools and journeys measure real elapsed time.
    files: ['tools/{run,bench,requirements,generators}/**', 'apps/e2e/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Tools require default exports in these files.
    files: ['**/*.stories.tsx', '**/*.config.ts', '.storybook/**', 'tools/generators/**'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Only tests and stories may import the test world and `testing/` folders.
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
              message: 'They contain prefetching, which adds to the first load: use Link of @tv/ssr.',
            },
          ],
          patterns: [
            {
              group: ['@tv/test-world', '@tv/*/testing', '**/testing/**'],
              message: 'Only tests and stories may import test code.',
            },
          ],
        },
      ],
    },
  },
  {
    // Test files of the app share modules, some with frozen timers.
    files: ['libs/app-shell/**/*.test.{ts,tsx}', 'libs/app-shell/**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@testing-library/react',
          message: 'It makes Testing Library wait with timers in all later test files: use react-dom/client.',
        },
      ],
    },
  },
  {
    // Browser code must run in the oldest supported browsers. Tests and Node programs may use newer APIs.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/brand-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'libs/test-world/**'],
    extends: [
      compat.configs['flat/recommended'],
      esx.configs['flat/restrict-to-es2023'],
      esx.configs['flat/no-new-in-esnext'],
    ],
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
    // Hooks compile with the components (see `tsconfig.rules.json`). Only files named `*.browser.ts` may use browser globals.
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
    // Configuration files belong to no tsconfig and import the presets at the root.
    files: ['**/*.config.ts', '*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
