import type { DatabaseSync } from 'node:sqlite';
import { readInteger, readText } from './row.ts';

export interface Progress {
  readonly titleId: string;
  /** Whole seconds. */
  readonly seconds: number;
  readonly updatedAt: number;
  readonly isExternal: boolean;
}

/** Ids are not checked against the catalogue. */
export interface UserActivity {
  progressOf(userId: string, titleId: string): Progress | undefined;
  /** Without excluded titles; latest first. */
  continueWatchingOf(userId: string): readonly Progress[];
  /** Latest first. */
  myListOf(userId: string): readonly string[];
  isInMyList(userId: string, titleId: string): boolean;
  favouritesOf(userId: string): readonly string[];
  isFavourite(userId: string, channelId: string): boolean;

  /** Also includes an excluded title again. */
  saveProgress(userId: string, titleId: string, seconds: number, now: number): void;
  /** Adds an external asset to continue watching. */
  reportExternal(userId: string, titleId: string, now: number): void;
  excludeFromContinueWatching(userId: string, titleId: string): void;
  addToMyList(userId: string, titleId: string, now: number): void;
  removeFromMyList(userId: string, titleId: string): void;
  addFavourite(userId: string, channelId: string, now: number): void;
  removeFavourite(userId: string, channelId: string): void;
}

/** Creates its tables if needed. */
export function createUserActivity(database: DatabaseSync): UserActivity {
  database.exec(`
    CREATE TABLE IF NOT EXISTS progress (
      user_id TEXT NOT NULL, title_id TEXT NOT NULL, seconds INTEGER NOT NULL, updated_at INTEGER NOT NULL,
      is_external INTEGER NOT NULL DEFAULT 0, is_excluded INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (user_id, title_id)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS viewer_list (
      user_id TEXT NOT NULL, list TEXT NOT NULL, item_id TEXT NOT NULL, added_at INTEGER NOT NULL,
      PRIMARY KEY (user_id, list, item_id)
    ) STRICT;
  `);
  const one = database.prepare('SELECT * FROM progress WHERE user_id = ? AND title_id = ?');
  const inProgress = database.prepare(
    'SELECT * FROM progress WHERE user_id = ? AND is_excluded = 0 ORDER BY updated_at DESC, rowid DESC',
  );
  const save = database.prepare(`
    INSERT INTO progress (user_id, title_id, seconds, updated_at, is_external) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET seconds = excluded.seconds, updated_at = excluded.updated_at,
      is_external = excluded.is_external, is_excluded = 0`);
  const exclude = database.prepare('UPDATE progress SET is_excluded = 1 WHERE user_id = ? AND title_id = ?');
  const latestFirst = database.prepare(
    'SELECT item_id FROM viewer_list WHERE user_id = ? AND list = ? ORDER BY added_at DESC, rowid DESC',
  );
  const contains = database.prepare(
    'SELECT 1 FROM viewer_list WHERE user_id = ? AND list = ? AND item_id = ?',
  );
  const add = database.prepare(
    'INSERT OR IGNORE INTO viewer_list (user_id, list, item_id, added_at) VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM viewer_list WHERE user_id = ? AND list = ? AND item_id = ?');
  const items = (userId: string, list: string): string[] =>
    latestFirst.all(userId, list).map((row) => readText(row, 'item_id'));

  return {
    progressOf: (userId, titleId) => {
      const row = one.get(userId, titleId);
      return row && progress(row);
    },
    continueWatchingOf: (userId) => inProgress.all(userId).map(progress),
    myListOf: (userId) => items(userId, 'myList'),
    isInMyList: (userId, titleId) => contains.get(userId, 'myList', titleId) !== undefined,
    favouritesOf: (userId) => items(userId, 'favourites').reverse(),
    isFavourite: (userId, channelId) => contains.get(userId, 'favourites', channelId) !== undefined,

    saveProgress: (userId, titleId, seconds, now) => void save.run(userId, titleId, seconds, now, 0),
    reportExternal: (userId, titleId, now) => void save.run(userId, titleId, 0, now, 1),
    excludeFromContinueWatching: (userId, titleId) => void exclude.run(userId, titleId),
    addToMyList: (userId, titleId, now) => void add.run(userId, 'myList', titleId, now),
    removeFromMyList: (userId, titleId) => void remove.run(userId, 'myList', titleId),
    addFavourite: (userId, channelId, now) => void add.run(userId, 'favourites', channelId, now),
    removeFavourite: (userId, channelId) => void remove.run(userId, 'favourites', channelId),
  };
}

function progress(row: Record<string, unknown>): Progress {
  return {
    titleId: readText(row, 'title_id'),
    seconds: readInteger(row, 'seconds'),
    updatedAt: readInteger(row, 'updated_at'),
    isExternal: readInteger(row, 'is_external') === 1,
  };
}
