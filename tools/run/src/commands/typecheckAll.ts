import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../processes.ts';
import { groupProjects, type ProjectConfig } from '../typecheck/groupProjects.ts';
import { inWorkspace, workspaceRoot } from '../workspace.ts';

function readProjects(): readonly ProjectConfig[] {
  return globSync(['{apps,libs,tools}/*/tsconfig.json', '.storybook/tsconfig.json'], { cwd: workspaceRoot })
    .sort()
    .map((file) => {
      const config = JSON.parse(readFileSync(inWorkspace(file), 'utf8')) as Omit<ProjectConfig, 'folder'>;
      return { ...config, folder: path.dirname(file).replaceAll(path.sep, '/') };
    });
}

/**
 * Type-checks all projects. Projects with equal compiler options share a program, because each program also
 * checks the files it imports.
 *
 * @returns 0 if all programs pass, otherwise the highest exit code
 */
export async function typecheckAll(): Promise<number> {
  const folder = 'dist/typecheck';
  const compiler = inWorkspace('node_modules/typescript-7/bin/tsc');
  rmSync(inWorkspace(folder), { recursive: true, force: true });
  mkdirSync(inWorkspace(folder), { recursive: true });
  const fromFolder = (file: string) => path.posix.join('../..', file);
  let code = 0;
  for (const [index, { compilerOptions, include, exclude = [] }] of groupProjects(readProjects()).entries()) {
    const file = `${folder}/${String(index)}.json`;
    const config = {
      extends: fromFolder('tsconfig.base.json'),
      compilerOptions,
      include: include.map(fromFolder),
      exclude: exclude.map(fromFolder),
    };
    writeFileSync(inWorkspace(file), JSON.stringify(config));
    code = Math.max(code, await runCommand(process.execPath, [compiler, '-p', file]));
  }
  return code;
}
