import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import type { LockedPackage } from './packageLock.ts';
import { thirdPartyLicences } from './thirdPartyLicences.ts';

/** Builds a server that imports the package `library`, and returns its licences. */
async function buildLicences(manifest: object, locked: Partial<LockedPackage> = {}): Promise<unknown> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'licences-'));
  onTestFinished(() => rm(workspace, { recursive: true }));
  const write = async (name: string, content: string) => {
    const file = path.join(workspace, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await write('entry.ts', `export { value } from 'library';`);
  await write('node_modules/library/index.js', 'export const value = 1;');
  await write('node_modules/library/LICENSE', 'Permission is granted.');
  await write(
    'node_modules/library/package.json',
    JSON.stringify({ name: 'library', version: '1.2.3', ...manifest }),
  );
  const packages = { 'node_modules/library': { version: '1.2.3', ...locked } };
  const result = await build({
    root: workspace,
    logLevel: 'silent',
    configFile: false,
    ssr: { noExternal: true },
    plugins: [thirdPartyLicences(workspace, { name: 'tv', version: '1.0.0', packages })],
    build: { ssr: 'entry.ts', write: false },
  });
  const { output } = Array.isArray(result) ? { output: [] } : 'output' in result ? result : { output: [] };
  return output.find(({ fileName }) => fileName === 'lisenser.txt');
}

it('a build lists the version, the licence and its text of each package', async () => {
  expect(await buildLicences({ license: 'MIT' })).toMatchObject({
    source: expect.stringContaining('library 1.2.3 (MIT)\n\nPermission is granted.') as string,
  });
});

it('a build fails for a package without a licence', async () => {
  await expect(buildLicences({})).rejects.toThrow('library names no licence');
});

it('a build fails for a package that is not in the SBOM', async () => {
  await expect(buildLicences({ license: 'MIT' }, { dev: true })).rejects.toThrow(
    'library@1.2.3 is not a production dependency',
  );
});
