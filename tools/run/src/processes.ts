import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { inWorkspace, workspaceRoot } from './workspace.ts';

const node = inWorkspace('node_modules/node/bin/node');

/**
 * Starts a TypeScript program of this workspace with inherited output.
 *
 * @param script path from the workspace root
 * @param env added to the current environment
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

/** Runs a command and returns its exit code; 1 for a signal. */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return await waitForExit(child);
}

/** Resolves to the exit code of a program; 1 for a signal. */
export function waitForExit(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Sends SIGTERM and waits for the exit. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = waitForExit(child);
  child.kill('SIGTERM');
  await gone;
}
