import { describe, expect, it } from 'vitest';
import { createSbom } from './createSbom.ts';
import { readPackageLock } from './packageLock.ts';

const sbom = createSbom(readPackageLock(), new Date(0));
const purls = sbom.components.map(({ purl }) => purl);
const names = sbom.components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));

describe('the SBOM', () => {
  it('lists production packages that development packages use too', () => {
    expect(names).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'undici', 'lru-cache', '@opentelemetry/api', 'ajv']),
    );
  });

  it('lists no workspaces, and no packages for development only', () => {
    expect(names.filter((name) => name.startsWith('@tv/'))).toEqual([]);
    for (const name of ['bench', 'vitest', 'vite', '@playwright/test', 'node', '@types/react', 'socket.io'])
      expect(names).not.toContain(name);
  });

  it('lists every version of a package once', () => {
    expect(new Set(purls).size).toBe(purls.length);
    expect(purls.filter((purl) => /\/ajv@|\/fast-uri@/.test(purl)).length).toBeGreaterThan(2);
  });

  it('has the version, purl, licence and hash of each package', () => {
    const withoutLicence = sbom.components.filter(({ licenses }) => licenses.length === 0);
    // Its package.json has the outdated `licenses`, which package-lock.json omits.
    expect(withoutLicence.map(({ name }) => name)).toEqual(['xmlhttprequest-ssl']);
    for (const { version, purl, hashes } of sbom.components) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[^/@]+\/)?[^/@]+@\d/);
      expect(purl.endsWith(`@${version}`)).toBe(true);
      expect(hashes).toEqual([
        { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string },
      ]);
    }
  });

  it('names the dependencies that Node resolves, nested ones first', () => {
    const dependency = { version: '1.0.0', integrity: 'sha512-AAAA' };
    const { dependencies } = createSbom(
      {
        name: 'tv',
        version: '2.0.0',
        packages: {
          '': { version: '2.0.0', dependencies: { '@a/a': '*', b: '*' } },
          'node_modules/@a/a': { ...dependency, dependencies: { b: '*', c: '*' } },
          'node_modules/@a/a/node_modules/b': { ...dependency, version: '3.0.0', dependencies: { c: '*' } },
          'node_modules/b': { ...dependency, peerDependencies: { c: '*', vitest: '*' } },
          'node_modules/c': dependency,
          'node_modules/vitest': { ...dependency, dev: true },
        },
      },
      new Date(0),
    );
    expect(dependencies).toEqual([
      { ref: 'tv@2.0.0', dependsOn: ['pkg:npm/%40a/a@1.0.0', 'pkg:npm/b@1.0.0'] },
      { ref: 'pkg:npm/%40a/a@1.0.0', dependsOn: ['pkg:npm/b@3.0.0', 'pkg:npm/c@1.0.0'] },
      { ref: 'pkg:npm/b@3.0.0', dependsOn: ['pkg:npm/c@1.0.0'] },
      { ref: 'pkg:npm/b@1.0.0', dependsOn: ['pkg:npm/c@1.0.0'] },
      { ref: 'pkg:npm/c@1.0.0', dependsOn: [] },
    ]);
  });
});
