import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export const inWorkspace = (...parts: string[]): string => path.join(workspaceRoot, ...parts);
