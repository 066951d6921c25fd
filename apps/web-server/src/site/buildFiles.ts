import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEtag } from '../http/encoding.ts';

/** Served in place of the original by content negotiation. */
const COMPRESSED = /\.(?:br|gz)$/;

const SOURCE_MAP = /\.map$/;

/**
 * Returns the paths of the build's public files with their etags. They are listed once, so that path traversal is
 * impossible. Excludes hidden files and `index.html`.
 */
export function listServedFiles(clientFolder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(clientFolder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`);
  const served = paths.filter(
    (file) =>
      file !== '/index.html' && !COMPRESSED.test(file) && !SOURCE_MAP.test(file) && !isHiddenPath(file),
  );
  return new Map(served.map((file) => [file, createEtag(readFileSync(path.join(clientFolder, file)))]));
}

const HIDDEN_SEGMENT = /\/\.(?!well-known(?:\/|$))/;

/** Returns whether a path has a hidden segment, except `.well-known`. */
export const isHiddenPath = (pathname: string): boolean => HIDDEN_SEGMENT.test(pathname);
