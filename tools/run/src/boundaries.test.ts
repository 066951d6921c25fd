import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { inWorkspace, workspaceRoot } from './workspace.ts';

const BOUNDARIES = '@nx/enforce-module-boundaries';

/** The messages of lint about a file that would be `src/imaginary.ts` of a project. */
async function lint(project: string, code: string) {
  const eslint = new ESLint({
    cwd: workspaceRoot,
    // The file is not on disk, so it belongs to no tsconfig, and rules that ask for types must rest.
    overrideConfig: [
      { ...tseslint.configs.disableTypeChecked, files: ['**/*.ts'] },
      { files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false } } },
    ],
  });
  const [result] = await eslint.lintText(code, { filePath: inWorkspace(project, 'src/imaginary.ts') });
  return result?.messages ?? [];
}

/** What the boundary rule says of a file that would stand in a project and import a package. */
async function boundaryMessages(project: string, imported: string): Promise<readonly string[]> {
  const messages = await lint(
    project,
    `import * as other from '${imported}';\n\nexport const seen = other;\n`,
  );
  return messages.filter(({ ruleId }) => ruleId === BOUNDARIES).map(({ message }) => message);
}

// The first look lints with a cold cache, on a machine that may be busy.
describe('module boundaries', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await createProjectGraphAsync();
  }, 60_000);

  it.each([
    ['libs/discovery-ui', '@tv/player', 'sideways'],
    ['libs/subscription', '@tv/cast', 'through the door that only the player has'],
    ['libs/auth', '@tv/discovery-ui', 'sideways from auth'],
    ['libs/editorial', '@tv/subscription', 'sideways from words'],
    ['libs/ui', '@tv/config', 'sideways on the ground'],
    ['libs/api-client', '@tv/player', 'upward'],
    ['libs/routes', '@tv/api-client', 'upward from the ground'],
    ['libs/player', '@tv/app-shell', 'upward into the shell'],
    ['apps/brand-a', '@tv/player', 'past the shell'],
  ])('refuses that %s imports %s: %s', async (project, imported) => {
    expect(await boundaryMessages(project, imported)).toHaveLength(1);
  });

  it.each([
    ['libs/discovery-ui', '@tv/api-client'],
    ['libs/discovery-ui', '@tv/auth'],
    ['libs/player', '@tv/cast'],
    ['libs/api-client', '@tv/config'],
    ['libs/app-shell', '@tv/discovery-ui'],
    ['apps/brand-a', '@tv/app-shell'],
  ])('lets %s import %s', async (project, imported) => {
    expect(await boundaryMessages(project, imported)).toEqual([]);
  });
});

describe('APIs that the oldest supported browsers lack', { timeout: 60_000 }, () => {
  const newerApis = {
    'URL.parse': "export const seen = URL.parse('/');",
    'URL.canParse': "export const seen = URL.canParse('/');",
    'Promise.withResolvers': 'export const seen = Promise.withResolvers();',
    'String.prototype.toWellFormed': "export const seen = ''.toWellFormed();",
    'Map.groupBy': 'export const seen = Map.groupBy([], String);',
    'AbortSignal.any': 'export const seen = AbortSignal.any([]);',
    'a regular expression with the flag v': 'export const seen = /[a--b]/v;',
  };

  it.each(Object.entries(newerApis))('lint refuses %s in code for browsers', async (_api, code) => {
    expect(await lint('libs/player', `${code}\n`)).toHaveLength(1);
  });

  it.each(Object.entries(newerApis))('lint allows %s on Node', async (_api, code) => {
    expect(await lint('apps/web-server', `${code}\n`)).toEqual([]);
  });
});

it('a task is done anew when a library under it has changed: what is cached counts by what is imported', async () => {
  const { dependencies } = await createProjectGraphAsync();
  const under = (project: string) => (dependencies[project] ?? []).map(({ target }) => target);
  expect(under('brand-a')).toContain('app-shell');
  expect(under('app-shell')).toEqual(expect.arrayContaining(['discovery-ui', 'player', 'api-client']));
}, 60_000);
