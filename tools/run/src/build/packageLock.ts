import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';

/** A package in package-lock.json. */
export interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  /** Subresource Integrity, for example `sha512-…`. */
  readonly integrity?: string;
  readonly dev?: boolean;
  /** Needed by a development package, and optional for a production package. */
  readonly devOptional?: boolean;
  /** A workspace. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface PackageLock {
  readonly name: string;
  readonly version: string;
  /** By path. The path of the root package is empty. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface ProductionPackage extends LockedPackage {
  readonly path: string;
  readonly name: string;
}

const MODULES = 'node_modules/';

export function readPackageLock(): PackageLock {
  return JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8')) as PackageLock;
}

/** Returns the packages that production depends on, including those that development depends on too. */
export function productionPackages({ packages }: PackageLock): readonly ProductionPackage[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes(MODULES) && !dev && !devOptional && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: path.slice(path.lastIndexOf(MODULES) + MODULES.length),
    }));
}
