import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { productionPackages, readPackageLock } from './packageLock.ts';

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

const FILE = 'lisenser.txt';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * @param inSbom  `name@version` of each package in the SBOM
 * @throws for a package without a licence, or one that is not in the SBOM
 */
function describePackage(folder: string, inSbom: ReadonlySet<string>): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as PackageManifest;
  if (license === undefined) throw new Error(`${name} names no licence`);
  if (!inSbom.has(`${name}@${version}`))
    throw new Error(`${name}@${version} is not a production dependency in package-lock.json`);
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/**
 * Vite plugin that writes the licences of all packages in the build, including fonts, to `lisenser.txt`. The
 * development server sends a placeholder.
 *
 * @param root  the app's folder
 * @param lock  the source of the SBOM
 */
export function thirdPartyLicences(root: string, lock = readPackageLock()): Plugin {
  const inSbom = new Set(productionPackages(lock).map(({ name, version }) => `${name}@${version}`));
  return {
    name: 'third-party-licences',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end('Listen lages av npm run build.\n');
      });
    },
    generateBundle(_options, bundle) {
      const modules = [...this.getModuleIds()].map((id) => id.replace('\0', ''));
      const assets = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' ? output.originalFileNames.map((file) => path.resolve(root, file)) : [],
      );
      const folders = [...modules, ...assets].flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []);
      const packages = [...new Set(folders)].map((folder) => describePackage(folder, inSbom)).sort();
      const source = ['Programvare og skrifter fra andre i denne appen', ...packages].join(
        `\n\n${'-'.repeat(80)}\n\n`,
      );
      this.emitFile({ type: 'asset', fileName: FILE, source: `${source}\n` });
    },
  };
}
