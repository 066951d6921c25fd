import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../workspace.ts';

/** Returns the paths of all style sheets in Git, relative to the workspace. */
export const listStyleSheets = (): readonly string[] =>
  execFileSync('git', ['ls-files', 'apps/*.css', 'libs/*.css'], { cwd: workspaceRoot, encoding: 'utf8' })
    .trim()
    .split('\n');
