import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServerConfig } from '../testing/testConfig.ts';
import { readServerConfig } from './readServerConfig.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tv-config-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function read(env: object, document: unknown = testServerConfig('builds/a')) {
  const file = path.join(folder, 'server.json');
  writeFileSync(file, JSON.stringify(document));
  return readServerConfig({ TV_SERVER_CONFIG: file, ...env });
}

describe('readServerConfig', () => {
  it('lets the environment override the file', () => {
    expect(
      read({ TV_CACHE: 'off', TV_PORTS: '80, 81', TV_DEADLINE_MS: '1000', TV_LOG: 'warn' }),
    ).toMatchObject({
      cache: { freshSeconds: 0, staleSeconds: 0, staleIfErrorSeconds: 0, answerSeconds: 0, maxEntries: 5000 },
      listen: { host: '127.0.0.1', ports: [80, 81] },
      deadlineMs: 1000,
      log: 'warn',
    });
  });

  it('relaxes the limits with TV_LIMITS=off', () => {
    expect(read({ TV_LIMITS: 'off' })).toMatchObject({ deadlineMs: 10_000, limits: { renders: 1000 } });
    expect(read({ TV_LIMITS: 'off', TV_DEADLINE_MS: '50' })).toMatchObject({ deadlineMs: 50 });
  });

  it('resolves build folders relative to the file', () => {
    expect(read({}).brands['brand-a']?.build).toBe(path.join(folder, 'builds/a'));
  });

  it.each([
    [{ TV_CACHE: 'no' }, 'TV_CACHE'],
    [{ TV_LIMITS: '' }, 'TV_LIMITS'],
    [{ TV_PORTS: '' }, 'listen.ports'],
    [{ TV_PORTS: 'http' }, 'listen.ports'],
    [{ TV_DEADLINE_MS: 'soon' }, 'deadlineMs'],
    [{ TV_LOG: 'loud' }, 'log'],
    [{ TV_SERVER_CONFIG: '/nowhere.json' }, 'TV_SERVER_CONFIG'],
  ])('rejects %j, naming %s', (env, key) => {
    expect(() => read(env)).toThrow(`Configuration "${key}`);
  });

  it('rejects a file that is not JSON', () => {
    expect(() => read({ TV_CACHE: 'off' }, null)).toThrow('Configuration "(document)');
  });
});
