import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { inWorkspace, workspaceRoot } from './workspace.ts';

const BOUNDARIES = '@nx/enforce-module-boundaries';

/** Returns the lint messages for code in `src/imaginary.ts` of a project. */
async function lint(project: string, code: string) {
  const eslint = new ESLint({
    cwd: workspaceRoot,
    // The file does not exist, so it has no tsconfig, and type-aware rules are disabled.
    overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*.ts'] }],
  });
  const [result] = await eslint.lintText(code, { filePath: inWorkspace(project, 'src/imaginary.ts') });
  return result?.messages ?? [];
}

/** Returns the boundary-rule messages for an import in a project. */
async function boundaryMessages(project: string, imported: string): Promise<readonly string[]> {
  const messages = await lint(
    project,
    `import * as other from '${imported}';\n\nexport const value = other;\n`,
  );
  return messages.filter(({ ruleId }) => ruleId === BOUNDARIES).map(({ message }) => message);
}

// The first lint run has a cold cache.
describe('module boundaries', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await createProjectGraphAsync();
  }, 60_000);

  it.each([
    ['libs/discovery-ui', '@tv/player', 'feature to feature'],
    ['libs/subscription', '@tv/cast', 'only the player may import cast'],
    ['libs/auth', '@tv/discovery-ui', 'auth to another feature'],
    ['libs/editorial', '@tv/subscription', 'editorial to another feature'],
    ['libs/ui', '@tv/config', 'foundation to foundation'],
    ['libs/api-client', '@tv/player', 'data to feature'],
    ['libs/routes', '@tv/api-client', 'foundation to data'],
    ['libs/player', '@tv/app-shell', 'feature to app-shell'],
    ['apps/brand-a', '@tv/player', 'an app may import app-shell only'],
  ])('%s may not import %s: %s', async (project, imported) => {
    expect(await boundaryMessages(project, imported)).toHaveLength(1);
  });

  it.each([
    ['libs/discovery-ui', '@tv/api-client'],
    ['libs/discovery-ui', '@tv/auth'],
    ['libs/player', '@tv/cast'],
    ['libs/api-client', '@tv/config'],
    ['libs/app-shell', '@tv/discovery-ui'],
    ['apps/brand-a', '@tv/app-shell'],
  ])('%s may import %s', async (project, imported) => {
    expect(await boundaryMessages(project, imported)).toEqual([]);
  });
});

describe('APIs missing in the oldest supported browsers', { timeout: 60_000 }, () => {
  const newerApis = {
    'URL.parse': "export const value = URL.parse('/');",
    'URL.canParse': "export const value = URL.canParse('/');",
    'Promise.withResolvers': 'export const value = Promise.withResolvers();',
    'String.prototype.toWellFormed': "export const value = ''.toWellFormed();",
    'Map.groupBy': 'export const value = Map.groupBy([], String);',
    'AbortSignal.any': 'export const value = AbortSignal.any([]);',
    'Intl.Segmenter': "export const value = new Intl.Segmenter('nb');",
    'Response.json': 'export const value = Response.json({});',
    'Uint8Array.fromBase64': "export const value = Uint8Array.fromBase64('');",
    requestVideoFrameCallback:
      'export const value = (video) => video.requestVideoFrameCallback(() => undefined);',
    'a regular expression with the flag v': 'export const value = /[a--b]/v;',
  };

  const newerMembers = {
    'URLSearchParams.prototype.size': 'export const value = (url) => url.searchParams.size;',
    'the event scrollend':
      "export const value = (list) => list.addEventListener('scrollend', () => undefined);",
  };

  it.each(Object.entries({ ...newerApis, ...newerMembers }))(
    'lint rejects %s in browser code',
    async (_api, code) => {
      expect(await lint('libs/player', `${code}\n`)).toHaveLength(1);
    },
  );

  it.each(Object.entries(newerApis))('lint allows %s on Node', async (_api, code) => {
    expect(await lint('apps/web-server', `${code}\n`)).toEqual([]);
  });
});

it('the cache of a task depends on the libraries that it imports', async () => {
  const { dependencies } = await createProjectGraphAsync();
  const under = (project: string) => (dependencies[project] ?? []).map(({ target }) => target);
  expect(under('brand-a')).toContain('app-shell');
  expect(under('app-shell')).toEqual(expect.arrayContaining(['discovery-ui', 'player', 'api-client']));
}, 60_000);
