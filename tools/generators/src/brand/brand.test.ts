import { readJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import brandGenerator from './brand.ts';
import { createShareImage } from './createShareImage.ts';

const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0xfe]);
const theme = `/*
 * Glimt: quick and dark.
 *
 * Fallback faces have the metrics of the web fonts.
 */
[data-brand='brand-a'] {
  --surface: #120b1c;
  --action: #ff7a59;
  --on-action: #1e0714;
  --danger: #ff8a80;
}
`;
const brand = `import type { Brand } from '@tv/config';

export const brand: Brand = {
  id: 'brand-a',
  displayName: 'Glimt',
  headerPrefix: 'Glimt',
  productPrefix: 'GLIMT',
  slug: 'glimt',
  texts: { seoDescription: 'Se når det passer deg med Glimt.' },
  contact: { privacy: 'personvern@glimt.test' },
};
`;

let tree: Tree;
const text = (path: string) => tree.read(path, 'utf8') ?? '';

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
  const manifest = {
    name: '@tv/brand-a',
    brand: { portOffset: 0 },
    scripts: { build: 'vite build && vite build --ssr src/server.ts', budget: 'node budget.ts brand-a' },
    nx: { name: 'brand-a', tags: ['scope:brand-a'] },
  };
  tree.write('apps/brand-a/package.json', JSON.stringify(manifest));
  tree.write(
    'apps/brand-b/package.json',
    JSON.stringify({ name: '@tv/brand-b', brand: { portOffset: 100 } }),
  );
  tree.write('apps/e2e/package.json', JSON.stringify({ name: '@tv/e2e' }));
  tree.write(
    'apps/brand-a/index.html',
    '<html data-brand="brand-a"><meta content="#120a1f" /><title>Glimt</title></html>',
  );
  tree.write('apps/brand-a/src/brand.ts', brand);
  tree.write('apps/brand-a/src/theme.css', theme);
  tree.write('apps/brand-a/public/poster.png', picture);
  tree.write('apps/brand-a/public/share.png', picture);
  tree.write('apps/brand-a/public/icon.svg', '<svg fill="#ff7a59" />');
  tree.write('apps/brand-a/dist/client/index.html', 'built');
  tree.write('apps/brand-a/dist/server/server.js', 'built');
});

describe('a new brand', () => {
  beforeEach(async () => {
    await brandGenerator(tree, { name: 'sjo', displayName: 'Sjø TV', port: 4555 });
  });

  it('a new brand has its own project and address', () => {
    expect(readJson(tree, 'apps/sjo/package.json')).toEqual({
      name: '@tv/sjo',
      brand: { portOffset: 355 },
      scripts: { build: 'vite build && vite build --ssr src/server.ts', budget: 'node budget.ts sjo' },
      nx: { name: 'sjo', tags: ['scope:sjo'] },
    });
  });

  it('a new brand has its own names in every text', () => {
    expect(text('apps/sjo/src/brand.ts')).toContain(`  id: 'sjo',
  displayName: 'Sjø TV',
  headerPrefix: 'SjoTV',
  productPrefix: 'SJO_TV',
  slug: 'sjo-tv',
  texts: { seoDescription: 'Se når det passer deg med Sjø TV.' },
  contact: { privacy: 'personvern@sjo-tv.test' },`);
    expect(text('apps/sjo/index.html')).toContain('<html data-brand="sjo">');
    expect(text('apps/sjo/index.html')).toContain('<title>Sjø TV</title>');
    for (const { path, content } of tree.listChanges().filter((file) => file.path.startsWith('apps/sjo/')))
      expect(content?.toString().replace('copy of Glimt', ''), path).not.toMatch(/glimt|brand-a/i);
  });

  it('a new brand has its own theme, icon and share image, with a header comment', async () => {
    const own = text('apps/sjo/src/theme.css');
    expect(own).toMatch(
      /^\/\*\n \* Sjø TV: a copy of Glimt with colours rotated by 200°\.\n \*\n \* Fallback faces/,
    );
    expect(own).toContain("[data-brand='sjo']");
    expect(own).not.toMatch(/#120b1c|#ff7a59/);
    expect(own).toContain('--danger: #ff8a80;');
    const action = /--action: (#\w+);/.exec(own)?.[1] ?? 'none';
    expect(text('apps/sjo/public/icon.svg')).toContain(action);
    expect(text('apps/sjo/public/icon.svg')).toContain('>S</text>');
    // A shared link must not show another brand's name.
    expect(tree.read('apps/sjo/public/share.png')).toEqual(await createShareImage('Sjø TV', own));
    expect(text('apps/sjo/index.html')).not.toContain('#120a1f');
  });

  it('a new brand copies images verbatim, and no build output', () => {
    expect(tree.read('apps/sjo/public/poster.png')).toEqual(picture);
    expect(tree.exists('apps/sjo/dist')).toBe(false);
  });

  it('a new brand changes nothing outside its folder', () => {
    const before = ['apps/brand-a/', 'apps/brand-b/', 'apps/e2e/', 'apps/sjo/'];
    const elsewhere = tree
      .listChanges()
      .filter(({ path }) => !before.some((folder) => path.startsWith(folder)));
    const empty = createTreeWithEmptyWorkspace({ formatter: 'none' });
    expect(elsewhere.map(({ path }) => path).sort()).toEqual(
      empty
        .listChanges()
        .map(({ path }) => path)
        .sort(),
    );
  });
});

it('the port defaults to the next free hundred', async () => {
  await brandGenerator(tree, { name: 'fjell', displayName: 'Fjell' });
  expect(readJson(tree, 'apps/fjell/package.json')).toMatchObject({ brand: { portOffset: 300 } });
  await brandGenerator(tree, { name: 'dal', displayName: 'Dal' });
  expect(readJson(tree, 'apps/dal/package.json')).toMatchObject({ brand: { portOffset: 400 } });
});

it.each([
  ['an existing folder', { name: 'brand-b', displayName: 'B' }, 'apps/brand-b'],
  ['a template that is not a brand', { name: 'fjell', displayName: 'Fjell', like: 'e2e' }, 'apps/e2e'],
  ["another brand's port", { name: 'fjell', displayName: 'Fjell', port: 4300 }, '4300'],
  ["the platform's port", { name: 'fjell', displayName: 'Fjell', port: 4400 }, '4400'],
])('%s is rejected', async (_what, options, hint) => {
  await expect(brandGenerator(tree, options)).rejects.toThrow(hint);
});
