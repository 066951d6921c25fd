import { describe, expect, it } from 'vitest';
import { renderAssetTags, readManifest } from './buildManifest.ts';

const manifest = readManifest(
  JSON.stringify({
    'a.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['b.ts'], dynamicImports: ['lazy.ts'] },
    'b.ts': { file: 'assets/b.js', imports: ['a.tsx'] },
    'lazy.ts': { file: 'assets/lazy.js' },
    'sheet.css': { file: 'assets/sheet.css' },
  }),
);

describe('renderAssetTags', () => {
  it('lists static imports once, styles first, despite circular imports', () => {
    expect(renderAssetTags(manifest, ['a.tsx', 'b.ts', 'sheet.css', 'unknown.ts'], () => false)).toBe(
      [
        '<link rel="stylesheet" crossorigin href="/assets/a.css">',
        '<link rel="stylesheet" crossorigin href="/assets/sheet.css">',
        '<link rel="modulepreload" crossorigin href="/assets/b.js">',
        '<link rel="modulepreload" crossorigin href="/assets/a.js">',
      ].join(''),
    );
  });

  it('omits files that the page includes already', () => {
    expect(renderAssetTags(manifest, ['a.tsx'], (file) => file !== 'assets/b.js')).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/b.js">',
    );
  });
});
