import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Beside a file, its compressed forms: they answer under the name of the file. */
const COMPRESSED = /\.(?:br|gz)$/;

/** The source is not for everybody: a build keeps its maps elsewhere (`dist/maps`), and one that lies here is not served. */
const SOURCE_MAP = /\.map$/;

/**
 * The paths of everything in a build that is served as a file. Hidden files are none, nor is `index.html`, which is
 * every page. They are read once: a path is a file of the build by standing in this list, and nothing climbs out of it.
 */
export function servedFiles(clientFolder: string): ReadonlySet<string> {
  const entries = readdirSync(clientFolder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`);
  return new Set(
    paths.filter(
      (file) => file !== '/index.html' && !COMPRESSED.test(file) && !SOURCE_MAP.test(file) && !isHidden(file),
    ),
  );
}

/** Whether a path leads to something hidden, such as Vite's manifest. `.well-known` is for everybody to know. */
export function isHidden(pathname: string): boolean {
  return pathname.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
}
