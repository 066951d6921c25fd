import { resolve } from 'node:path';
import { readJson, readJsonFile } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import libraryGenerator from './library.ts';

/** The common parts of all libraries; the generator must follow changes. */
type Manifest = {
  scripts: Record<'lint' | 'typecheck' | 'test', string>;
  exports: { '.': string };
  sideEffects: unknown;
};
type TypeScriptConfig = { extends: string; include: string[]; compilerOptions: { lib: string[] } };

const ours = (library: string, file: string) =>
  resolve(import.meta.dirname, '../../../../libs', library, file);

function tsconfigOf(library: string) {
  const {
    extends: base,
    include,
    compilerOptions,
  } = readJsonFile<TypeScriptConfig>(ours(library, 'tsconfig.json'));
  return { extends: base, include, compilerOptions: { lib: compilerOptions.lib } };
}

let tree: Tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
});

describe('a library without components', () => {
  beforeEach(async () => {
    await libraryGenerator(tree, { name: 'kids-corner', layer: 'data', description: 'Barnas "hjørne".' });
  });

  it('a library without components has the structure of routes', () => {
    const { scripts, exports, sideEffects } = readJsonFile<Manifest>(ours('routes', 'package.json'));
    expect(readJson(tree, 'libs/kids-corner/package.json')).toEqual({
      name: '@tv/kids-corner',
      version: '1.0.0',
      private: true,
      type: 'module',
      description: "Barnas 'hjørne'.",
      exports: { '.': exports['.'] },
      scripts: { lint: scripts.lint, typecheck: scripts.typecheck, test: scripts.test },
      nx: { name: 'kids-corner', tags: ['layer:data', 'scope:kids-corner'] },
      sideEffects,
    });
    expect(readJson(tree, 'libs/kids-corner/tsconfig.json')).toEqual(tsconfigOf('routes'));
    expect(tree.read('libs/kids-corner/vitest.config.ts', 'utf8')).toContain("unitTests('kids-corner')");
  });

  it('a library has a README, a function with a test, and an index file', () => {
    expect(tree.read('libs/kids-corner/README.md', 'utf8')).toContain("Barnas 'hjørne'.");
    expect(tree.children('libs/kids-corner/src/kidsCorner').sort()).toEqual([
      'kidsCornerTitle.test.ts',
      'kidsCornerTitle.ts',
    ]);
    expect(tree.read('libs/kids-corner/src/index.ts', 'utf8')).toBe(
      "export { kidsCornerTitle } from './kidsCorner/kidsCornerTitle.ts';\n",
    );
  });
});

describe('a library with components', () => {
  beforeEach(async () => {
    await libraryGenerator(tree, { name: 'kids-corner', layer: 'feature' });
  });

  it('a library with components has the compiler settings of discovery-ui', () => {
    expect(readJson(tree, 'libs/kids-corner/tsconfig.json')).toMatchObject(tsconfigOf('discovery-ui'));
  });

  it('a library with components keeps its styles in a build, like discovery-ui', () => {
    const { sideEffects } = readJsonFile<Manifest>(ours('discovery-ui', 'package.json'));
    expect(readJson(tree, 'libs/kids-corner/package.json')).toMatchObject({ sideEffects });
  });

  it('a library with components has a component with style and story', () => {
    expect(tree.children('libs/kids-corner/src/kidsCorner').sort()).toEqual([
      'KidsCornerHeading.module.css',
      'KidsCornerHeading.stories.tsx',
      'KidsCornerHeading.tsx',
      'kidsCornerTitle.test.ts',
      'kidsCornerTitle.ts',
    ]);
    expect(tree.read('libs/kids-corner/src/index.ts', 'utf8')).toContain('KidsCornerHeading');
  });
});

it('--view overrides the default of the layer', async () => {
  await libraryGenerator(tree, { name: 'badges', layer: 'foundation', view: true });
  expect(tree.exists('libs/badges/src/badges/BadgesHeading.tsx')).toBe(true);
  await libraryGenerator(tree, { name: 'rights', layer: 'feature', view: false });
  expect(tree.children('libs/rights/src/rights')).toHaveLength(2);
});

it('an existing folder is not overwritten', async () => {
  tree.write('libs/kids-corner/README.md', 'ours');
  await expect(libraryGenerator(tree, { name: 'kids-corner', layer: 'data' })).rejects.toThrow(
    'libs/kids-corner',
  );
});
