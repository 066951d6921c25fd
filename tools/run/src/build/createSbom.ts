import { productionPackages } from './packageLock.ts';
import type { LockedPackage, PackageLock, ProductionPackage } from './packageLock.ts';

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  /** The scope, for example `@opentelemetry`. */
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly { readonly expression: string }[];
  readonly purl: string;
}

const purlOf = ({ name, version }: ProductionPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function describeHash(integrity: string): Component['hashes'][number] {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    alg: algorithm.replace('sha', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

function describeComponent(entry: ProductionPackage): Component {
  const [name = '', group] = entry.name.split('/').reverse();
  const purl = purlOf(entry);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name,
    version: entry.version,
    hashes: entry.integrity === undefined ? [] : [describeHash(entry.integrity)],
    licenses: entry.license === undefined ? [] : [{ expression: entry.license }],
    purl,
  };
}

const LAST_PACKAGE = /node_modules\/(?:@[^/]+\/)?[^/]+\/$/;

/** Finds a package in the `node_modules` of a folder and of its parents. */
function findPackage(
  byPath: ReadonlyMap<string, ProductionPackage>,
  folder: string,
  name: string,
): ProductionPackage | undefined {
  const found = byPath.get(`${folder}node_modules/${name}`);
  if (found !== undefined || folder === '') return found;
  return findPackage(byPath, folder.replace(LAST_PACKAGE, ''), name);
}

/**
 * Returns a CycloneDX SBOM of the production packages in package-lock.json. `npm sbom --omit dev` drops packages that
 * development uses too (npm/cli#7909). `cyclonedx-npm` writes no hashes for a lock file without addresses.
 */
export function createSbom(lock: PackageLock, timestamp: Date) {
  const packages = productionPackages(lock);
  const byPath = new Map(packages.map((entry) => [entry.path, entry]));
  const dependenciesOf = (folder: string, entry: LockedPackage | undefined): readonly string[] =>
    Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies, ...entry?.peerDependencies })
      .flatMap((name) => findPackage(byPath, folder, name) ?? [])
      .map(purlOf)
      .sort();
  // The same version can be installed in several folders.
  const unique = [...new Map(packages.map((entry) => [purlOf(entry), entry])).values()];
  const product = `${lock.name}@${lock.version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: timestamp.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': product, name: lock.name, version: lock.version },
    },
    components: unique.map(describeComponent),
    dependencies: [
      { ref: product, dependsOn: dependenciesOf('', lock.packages['']) },
      ...unique.map((entry) => ({ ref: purlOf(entry), dependsOn: dependenciesOf(`${entry.path}/`, entry) })),
    ],
  };
}
