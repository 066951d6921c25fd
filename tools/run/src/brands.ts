import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inWorkspace } from './workspace.ts';

/** A brand's app as its folder describes it. */
export interface BrandApp {
  /** The folder's name under `apps`, and the Nx project's. */
  readonly id: string;
  /** Added to the base port to get the port it answers on. */
  readonly portOffset: number;
}

function portOffsetOf(manifest: unknown): number | undefined {
  if (typeof manifest !== 'object' || manifest === null || !('brand' in manifest)) return undefined;
  const { brand } = manifest;
  if (typeof brand !== 'object' || brand === null || !('portOffset' in brand)) return undefined;
  return typeof brand.portOffset === 'number' ? brand.portOffset : undefined;
}

/**
 * The brands of this workspace: every folder under `apps` whose package.json has `brand.portOffset`. So a new
 * brand is one new folder, and no list elsewhere.
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
