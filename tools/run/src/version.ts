import { readFileSync } from 'node:fs';
import { inWorkspace } from './workspace.ts';

export function productVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('package.json has no version');
}
