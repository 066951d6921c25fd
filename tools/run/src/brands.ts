import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inWorkspace } from './workspace.ts';

export interface BrandApp {
  readonly id: string;
  readonly portOffset: number;
}

function portOffsetOf(manifest: unknown): number | undefined {
  if (typeof manifest !== 'object' || manifest === null || !('brand' in manifest)) return undefined;
  const { brand } = manifest;
  if (typeof brand !== 'object' || brand === null || !('portOffset' in brand)) return undefined;
  return typeof brand.portOffset === 'number' ? brand.portOffset : undefined;
}

/**
 * Returns all brands: folders under `apps` with a `brand.portOffset` in package.json. No other list exists.
 */
export function brandApps(appsFolder = inWorkspace('apps')): readonly BrandApp[] {
  return readdirSync(appsFolder)
    .sort()
    .flatMap((id) => {
      const manifest = `${appsFolder}/${id}/package.json`;
      if (!existsSync(manifest)) return [];
      const portOffset = portOffsetOf(JSON.parse(readFileSync(manifest, 'utf8')));
      return portOffset === undefined ? [] : [{ id, portOffset }];
    });
}
