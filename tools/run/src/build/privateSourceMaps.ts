import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin that moves source maps from the public folder to `dist/maps`. Operators upload them to the error reporter from there.
 *
 * @param root  the app's folder
 */
export function privateSourceMaps(root: string): Plugin {
  const folder = path.join(root, 'dist/maps');
  return {
    name: 'private-source-maps',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      await rm(folder, { recursive: true, force: true });
      for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map'))) {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(dir, file), target);
      }
    },
  };
}
