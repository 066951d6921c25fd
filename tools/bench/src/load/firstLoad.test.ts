import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstLoadFiles, publicSourceMaps, transferSize } from './firstLoad.ts';
import type { Manifest } from './firstLoad.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react'], css: ['assets/index.css'] },
  _react: { file: 'assets/react.js' },
  'src/front.ts': { file: 'assets/front.js', imports: ['_react', '_card'], css: ['assets/front.css'] },
  _card: { file: 'assets/card.js' },
  'src/player.ts': { file: 'assets/player.js', imports: ['_card'] },
};

describe('firstLoadFiles', () => {
  it('firstLoadFiles returns the entry and its static imports', () => {
    expect(firstLoadFiles(manifest, [])).toEqual(['assets/index.css', 'assets/index.js', 'assets/react.js']);
  });

  it('firstLoadFiles adds the lazy parts of the front page, each file once', () => {
    expect(firstLoadFiles(manifest, ['src/front.ts'])).toEqual([
      'assets/card.js',
      'assets/front.css',
      'assets/front.js',
      'assets/index.css',
      'assets/index.js',
      'assets/react.js',
    ]);
  });

  it('firstLoadFiles throws for an unknown part', () => {
    expect(() => firstLoadFiles(manifest, ['src/gone.ts'])).toThrow('src/gone.ts');
  });
});

describe('publicSourceMaps', () => {
  it('publicSourceMaps finds served maps, and scripts that reference one', () => {
    const build = mkdtempSync(path.join(tmpdir(), 'tv-maps-'));
    onTestFinished(() => rmSync(build, { recursive: true }));
    mkdirSync(path.join(build, 'assets'));
    const write = (file: string, content: string) => writeFileSync(path.join(build, 'assets', file), content);
    write('clean.js', 'play();');
    expect(publicSourceMaps(build)).toEqual([]);
    write('named.js', 'play();\n//# sourceMappingURL=named.js.map');
    write('other.js.map', '{}');
    expect(publicSourceMaps(build)).toEqual(['assets/named.js', 'assets/other.js.map']);
  });
});

describe('transferSize', () => {
  const fileOf = (content: string, compressed: string): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tv-first-load-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'index.js');
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(compressed));
    return file;
  };

  it('transferSize returns the size of the precompressed copy', () => {
    const script = 'play();'.repeat(1000);
    expect(transferSize(fileOf(script, script))).toBe(brotliCompressSync(script).length);
  });

  it('transferSize throws if the copy is outdated', () => {
    expect(() => transferSize(fileOf('play([1]);', 'play(LATER);'))).toThrow('index.js');
  });
});
