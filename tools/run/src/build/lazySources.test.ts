import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { lazySources } from './lazySources.ts';

/** Builds a workspace of these files for a server and returns the code of its entry. */
async function buildServer(files: Readonly<Record<string, string>>): Promise<string> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'lazy-sources-'));
  onTestFinished(() => rm(workspace, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(workspace, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const result = await build({
    root: path.join(workspace, 'app'),
    logLevel: 'silent',
    configFile: false,
    plugins: [lazySources(workspace)],
    build: { ssr: 'entry.ts', write: false },
  });
  const { output } = Array.isArray(result) ? { output: [] } : 'output' in result ? result : { output: [] };
  return output.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk.code] : [])).join('');
}

it('lazySources names the source file of each function that only imports', async () => {
  const code = await buildServer({
    'app/entry.ts': `
      const use = (load: () => unknown, options?: unknown) => [load, options];
      export default [
        use(() => import('../libs/page')),
        use(() => import('./part.ts'), { critical: false }),
        use(() => import('./part.ts').then(({ part }) => part)),
      ];`,
    'app/part.ts': 'export const part = 1;',
    'libs/page.tsx': 'export const page = 2;',
  });
  expect(code).toMatch(
    /Object\.assign\(\(\) => import\("[^"]+page[^"]*"\), \{ "source": "libs\/page\.tsx" \}\)/,
  );
  expect(code).toMatch(
    /Object\.assign\(\(\) => import\("[^"]+part[^"]*"\), \{ "source": "app\/part\.ts" \}\), \{ critical: false \}/,
  );
  expect(code.match(/Object\.assign/g)).toHaveLength(2);
});
