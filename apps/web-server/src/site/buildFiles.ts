import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Served in place of the original by content negotiation. */
const COMPRESSED = /\.(?:br|gz)$/;

const SOURCE_MAP = /\.map$/;

/**
 * Returns the paths of the build's public files, listed once, so that path traversal is impossible.
 * Excludes hidden files and `index.html`.
 */
export function listServedFiles(clientFolder: string): ReadonlySet<string> {
  const entries = readdirSync(clientFolder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`);
  return new Set(
    paths.filter(
      (file) =>
        file !== '/index.html' && !COMPRESSED.test(file) && !SOURCE_MAP.test(file) && !isHiddenPath(file),
    ),
  );
}

/** Returns whether a path has a hidden segment, except `.well-known`. */
export function isHiddenPath(pathname: string): boolean {
  return pathname.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
}
