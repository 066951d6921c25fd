import { resolve } from 'node:path';
import { readJson, readJsonFile } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import libraryGenerator from './library.ts';

/** What is alike in all libraries; where one of ours changes in this, the generator should too. */
type Manifest = { scripts: Record<'lint' | 'typecheck' | 'test', string>; exports: { '.': string } };
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

describe('a library that does not draw', () => {
  beforeEach(async () => {
    await libraryGenerator(tree, { name: 'kids-corner', layer: 'data', description: 'Barnas "hjørne".' });
  });

  it('has the form of one that we have: routes', () => {
    const { scripts, exports } = readJsonFile<Manifest>(ours('routes', 'package.json'));
    expect(readJson(tree, 'libs/kids-corner/package.json')).toEqual({
      name: '@tv/kids-corner',
      version: '1.0.0',
      private: true,
      type: 'module',
      description: "Barnas 'hjørne'.",
      exports: { '.': exports['.'] },
      scripts: { lint: scripts.lint, typecheck: scripts.typecheck, test: scripts.test },
      nx: { name: 'kids-corner', tags: ['layer:data', 'scope:kids-corner'] },
    });
    expect(readJson(tree, 'libs/kids-corner/tsconfig.json')).toEqual(tsconfigOf('routes'));
    expect(tree.read('libs/kids-corner/vitest.config.ts', 'utf8')).toContain("unitTests('kids-corner')");
  });

  it('has a README, a rule with its test, and a public face', () => {
    expect(tree.read('libs/kids-corner/README.md', 'utf8')).toContain("Barnas 'hjørne'.");
    expect(tree.children('libs/kids-corner/src/kids-corner').sort()).toEqual([
      'kidsCornerTitle.test.ts',
      'kidsCornerTitle.ts',
    ]);
    expect(tree.read('libs/kids-corner/src/index.ts', 'utf8')).toBe(
      "export { kidsCornerTitle } from './kids-corner/kidsCornerTitle.ts';\n",
    );
  });
});

describe('a library that draws', () => {
  beforeEach(async () => {
    await libraryGenerator(tree, { name: 'kids-corner', layer: 'feature' });
  });

  it('is compiled like one that we have: discovery-ui', () => {
    expect(readJson(tree, 'libs/kids-corner/tsconfig.json')).toMatchObject(tsconfigOf('discovery-ui'));
  });

  it('has a component with its style and its story besides', () => {
    expect(tree.children('libs/kids-corner/src/kids-corner').sort()).toEqual([
      'KidsCornerHeading.module.css',
      'KidsCornerHeading.stories.tsx',
      'KidsCornerHeading.tsx',
      'kidsCornerTitle.test.ts',
      'kidsCornerTitle.ts',
    ]);
    expect(tree.read('libs/kids-corner/src/index.ts', 'utf8')).toContain('KidsCornerHeading');
  });
});

it('whether a library draws can be chosen against the custom of its floor', async () => {
  await libraryGenerator(tree, { name: 'badges', layer: 'ground', view: true });
  expect(tree.exists('libs/badges/src/badges/BadgesHeading.tsx')).toBe(true);
  await libraryGenerator(tree, { name: 'rights', layer: 'feature', view: false });
  expect(tree.children('libs/rights/src/rights')).toHaveLength(2);
});

it('a folder that is there is not written over', async () => {
  tree.write('libs/kids-corner/README.md', 'ours');
  await expect(libraryGenerator(tree, { name: 'kids-corner', layer: 'data' })).rejects.toThrow(
    'libs/kids-corner',
  );
});
