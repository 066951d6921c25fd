import { describe, expect, it } from 'vitest';
import { firstLoadFiles } from './firstLoad.ts';
import type { Manifest } from './firstLoad.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react'], css: ['assets/index.css'] },
  _react: { file: 'assets/react.js' },
  'src/front.ts': { file: 'assets/front.js', imports: ['_react', '_card'], css: ['assets/front.css'] },
  _card: { file: 'assets/card.js' },
  'src/player.ts': { file: 'assets/player.js', imports: ['_card'] },
};

describe('firstLoadFiles', () => {
  it('takes the entry and all that it imports statically', () => {
    expect(firstLoadFiles(manifest, [])).toEqual(['assets/index.css', 'assets/index.js', 'assets/react.js']);
  });

  it('adds the lazy parts of the front page, each file once, and no others', () => {
    expect(firstLoadFiles(manifest, ['src/front.ts'])).toEqual([
      'assets/card.js',
      'assets/front.css',
      'assets/front.js',
      'assets/index.css',
      'assets/index.js',
      'assets/react.js',
    ]);
  });

  it('refuses a part that the build does not have', () => {
    expect(() => firstLoadFiles(manifest, ['src/gone.ts'])).toThrow('src/gone.ts');
  });
});
