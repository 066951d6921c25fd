import { expect, it } from 'vitest';
import { groupProjects } from './groupProjects.ts';

const dom = { lib: ['es2024', 'dom'] };
const node = { types: ['node'] };

it('projects with equal compiler options share a program, with paths from the workspace root', () => {
  expect(
    groupProjects([
      { folder: 'libs/ui', compilerOptions: dom, include: ['src'] },
      { folder: 'tools/run', compilerOptions: node, include: ['src', '../../vite.preset.ts'] },
      { folder: 'libs/auth', compilerOptions: dom, include: ['src'], exclude: ['src/old'] },
    ]),
  ).toEqual([
    { compilerOptions: dom, include: ['libs/ui/src', 'libs/auth/src'], exclude: ['libs/auth/src/old'] },
    { compilerOptions: node, include: ['tools/run/src', 'vite.preset.ts'], exclude: [] },
  ]);
});
