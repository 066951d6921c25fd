import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishAssets } from './sharedAssets.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'tv-assets-'))));
afterEach(() => rmSync(root, { recursive: true }));

function createBuild(name: string, files: Readonly<Record<string, string>>): string {
  const client = path.join(root, name);
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  for (const [file, content] of Object.entries(files))
    writeFileSync(path.join(client, 'assets', file), content);
  return client;
}

it('publishAssets adds the assets of all builds to those of earlier releases, without source maps', () => {
  const shared = path.join(root, 'shared');
  const first = createBuild('first', { 'a-1.js': 'a1', 'a-1.js.br': 'br', 'a-1.js.map': '{}' });
  expect(publishAssets([first], shared)).toEqual({ added: 2, deleted: 0 });
  const [brandA, brandB] = [createBuild('a', { 'a-2.js': 'a2' }), createBuild('b', { 'b-1.js': 'b1' })];
  expect(publishAssets([brandA, brandB], shared)).toEqual({ added: 2, deleted: 0 });
  expect(readdirSync(shared).sort()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'b-1.js']);
  expect(readFileSync(path.join(shared, 'a-2.js'), 'utf8')).toBe('a2');
});

it('publishAssets deletes what no release has published for 30 days', () => {
  const shared = path.join(root, 'shared');
  publishAssets([createBuild('old', { 'old.js': '', 'recent.js': '', 'same.js': '' })], shared);
  const { mtimeMs } = statSync(path.join(shared, 'old.js'));
  const daysAgo = (days: number) => new Date(mtimeMs - days * 24 * 60 * 60 * 1000);
  for (const [file, days] of [
    ['old.js', 31],
    ['recent.js', 29],
    ['same.js', 31],
  ] as const)
    utimesSync(path.join(shared, file), daysAgo(days), daysAgo(days));
  const next = createBuild('next', { 'next.js': '', 'same.js': '' });
  expect(publishAssets([next], shared)).toEqual({ added: 1, deleted: 1 });
  expect(readdirSync(shared).sort()).toEqual(['next.js', 'recent.js', 'same.js']);
});
