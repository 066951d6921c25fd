import { randomUUID } from 'node:crypto';
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

/** An open page can load the assets of its release for this long. */
const RETENTION_DAYS = 30;

/** A file in `/assets/`, not in a subfolder and not hidden. */
const ASSET_PATH = /^\/assets\/([\w~-][\w.~-]*)$/;

/** Source maps are private. Content negotiation selects the compressed variants. */
const NOT_SERVED = /\.(?:map|br|gz)$/;

/**
 * Copies the assets of builds to the folder that servers of all releases share. Skips existing files, since names
 * contain a content hash. Deletes assets that were last published more than 30 days ago. Several processes may publish
 * at the same time.
 *
 * @returns the numbers of added and deleted files
 */
export function publishAssets(
  clientFolders: readonly string[],
  folder: string,
): { readonly added: number; readonly deleted: number } {
  mkdirSync(folder, { recursive: true });
  // A rename is atomic, so servers never read a partial file. Process ids are equal in containers.
  const temporary = path.join(folder, `.publish-${randomUUID()}`);
  writeFileSync(temporary, '');
  // The clock of a network file system can differ from the local clock.
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
  const old = readdirSync(folder).filter((name) => {
    // Undefined if another process has removed or renamed it.
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs < oldest;
  });
  for (const name of old) rmSync(path.join(folder, name), { force: true });
  return { added, deleted: old.length };
}

/** Returns the file name of an asset in the shared folder; undefined if it does not exist. */
export async function findSharedAsset(folder: string, pathname: string): Promise<string | undefined> {
  const [, name] = ASSET_PATH.exec(pathname) ?? [];
  if (name === undefined || NOT_SERVED.test(name)) return undefined;
  const found = await stat(path.join(folder, name)).catch(() => undefined);
  return found?.isFile() === true ? name : undefined;
}
