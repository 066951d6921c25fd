import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A path inside the workspace. */
export const inWorkspace = (...parts: string[]): string => path.join(workspaceRoot, ...parts);
