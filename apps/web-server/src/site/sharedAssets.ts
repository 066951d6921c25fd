import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** How long a page can stay open and still load the assets of its release. */
const RETENTION_DAYS = 30;

/** A file directly in `/assets/`. Excludes hidden files, source maps and the variants that content negotiation selects. */
const ASSET_PATH = /^\/assets\/([\w~-][\w.~-]*)$/;
const NOT_SERVED = /\.(?:map|br|gz)$/;

/**
 * Copies the assets of builds to a folder that the servers of several releases share. Deletes assets that no release
 * has published for 30 days. Names contain a hash, so existing files stay as they are.
 *
 * @returns how many files were added and deleted
 */
export function publishAssets(
  clientFolders: readonly string[],
  folder: string,
): { readonly added: number; readonly deleted: number } {
  mkdirSync(folder, { recursive: true });
  // Renamed when complete, since other servers may already read it.
  const temporary = path.join(folder, `.publish-${process.pid}`);
  writeFileSync(temporary, '');
  // The clock of a shared file system may differ from ours.
  const now = statSync(temporary).mtime;
  let added = 0;
  for (const source of clientFolders.map((client) => path.join(client, 'assets'))) {
    for (const name of readdirSync(source).filter((file) => !file.endsWith('.map'))) {
      const target = path.join(folder, name);
      if (!existsSync(target)) {
        copyFileSync(path.join(source, name), temporary);
        renameSync(temporary, target);
        added += 1;
      }
      utimesSync(target, now, now);
    }
  }
  rmSync(temporary, { force: true });
  const oldest = now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000;
  const old = readdirSync(folder).filter((name) => statSync(path.join(folder, name)).mtimeMs < oldest);
  for (const name of old) rmSync(path.join(folder, name));
  return { added, deleted: old.length };
}

/** Resolves to the name of an asset in the shared folder; undefined if it is not there. */
export async function findSharedAsset(folder: string, pathname: string): Promise<string | undefined> {
  const [, name] = ASSET_PATH.exec(pathname) ?? [];
  if (name === undefined || NOT_SERVED.test(name)) return undefined;
  const found = await stat(path.join(folder, name)).catch(() => undefined);
  return found?.isFile() === true ? name : undefined;
}
