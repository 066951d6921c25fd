import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { inWorkspace, workspaceRoot } from './workspace.ts';

/** Node 24 as the registry brought it. */
const node = inWorkspace('node_modules/node/bin/node');

/**
 * Runs a TypeScript program of this workspace beside us. What it prints goes to our terminal.
 *
 * @param script  path from the workspace's root
 * @param env  added to our own environment
 */
export function startProgram(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(node, [inWorkspace(script), ...args], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Runs a command to its end and answers its exit code; a signal counts as 1. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return await exitOf(child);
}

/** Resolves to a program's exit code when it ends; a signal counts as 1. */
export function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Ends a program and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = exitOf(child);
  child.kill('SIGTERM');
  await gone;
}
