import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const workspace = resolve(import.meta.dirname, '../../../..');
const folders = ['.storybook', 'apps', 'libs', 'tools'];
const notCopied = /\/(?:node_modules|dist|test-results|\.(?!storybook$)[^/]+|tools\/platform\/media)$/;

/** A writable copy of the workspace. */
export interface WorkspaceCopy {
  readonly root: string;
  /**
   * Runs a JavaScript or TypeScript file with Node in a folder of the copy.
   *
   * @returns its output
   * @throws with its output if it fails
   */
  run(folder: string, file: string, ...args: string[]): Promise<string>;
  remove(): void;
}

/** Returns the environment without variables of Nx and Vitest. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NX_|VITEST|NODE_ENV$|INIT_CWD$|FORCE_COLOR$)/.test(name),
  );
  return { ...Object.fromEntries(own), NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' };
}

/** Returns the output of a failed process. */
function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const outputs = ['stdout' in error ? error.stdout : '', 'stderr' in error ? error.stderr : ''];
  return [error.message, ...outputs.map(String)].join('\n');
}

/** Links dependencies to the real workspace, and workspace packages to the copy. */
function linkPackages(root: string): void {
  const modules = join(workspace, 'node_modules');
  mkdirSync(join(root, 'node_modules/@tv'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@tv' && (!name.startsWith('.') || name === '.bin'))
      symlinkSync(join(modules, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(modules, '@tv'))) {
    const target = relative(workspace, realpathSync(join(modules, '@tv', name)));
    symlinkSync(join('../..', target), join(root, 'node_modules/@tv', name));
  }
}

/** Copies the sources into one temporary folder per workspace, which replaces the leftovers of a killed test. */
export function copyWorkspace(): WorkspaceCopy {
  const key = createHash('sha256').update(workspace).digest('hex').slice(0, 12);
  const root = join(realpathSync(tmpdir()), `tv-generated-${key}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  for (const entry of readdirSync(workspace, { withFileTypes: true }))
    if (entry.isFile()) cpSync(join(workspace, entry.name), join(root, entry.name));
  for (const folder of folders)
    cpSync(join(workspace, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !notCopied.test(path.replaceAll('\\', '/')),
    });
  linkPackages(root);

  return {
    root,
    async run(folder, file, ...args) {
      const options = { cwd: join(root, folder), env: cleanEnvironment(), maxBuffer: 64 * 1024 * 1024 };
      try {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          [resolve(root, file), ...args],
          options,
        );
        return stdout;
      } catch (error) {
        throw new Error(`${file} ${args.join(' ')} failed in ${folder}:\n${outputOf(error)}`, {
          cause: error,
        });
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
