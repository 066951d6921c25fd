import { describe, expect, it } from 'vitest';
import { createPlayerPool } from './playerPool.ts';

/** Creates a pool with numbered sessions and a clock. */
function createPool() {
  let count = 0;
  let time = 0;
  const released: string[] = [];
  const pool = createPlayerPool(() => time);
  return {
    pool,
    released,
    prefetch: (titleId: string) =>
      pool.prefetch(titleId, () => {
        count += 1;
        const player = { take: () => undefined, release: () => void released.push(titleId) };
        return { sessionId: `${titleId}-${count}`, preloadedPlayer: Promise.resolve(player) };
      }),
    opened: () => count,
    pass: (ms: number) => void (time += ms),
  };
}

describe('playerPool', () => {
  it('returns a prefetched session with its preloaded player once', async () => {
    const { pool, prefetch } = createPool();
    prefetch('nordlys');
    const taken = pool.take('nordlys');
    expect(taken?.sessionId).toBe('nordlys-1');
    expect(await taken?.preloadedPlayer).toBeDefined();
    expect(pool.take('nordlys')).toBeUndefined();
    pool.close('nordlys');
    prefetch('nordlys');
    expect(pool.take('nordlys')?.sessionId).toBe('nordlys-2');
  });

  it('opens no session for the title that plays, also after another title has closed', () => {
    const { pool, prefetch, opened } = createPool();
    pool.take('nordlys');
    prefetch('nordlys');
    pool.close('fjord');
    prefetch('nordlys');
    expect(opened()).toBe(0);
    pool.take('fjord');
    prefetch('nordlys');
    expect(opened()).toBe(1);
  });

  it('keeps the three latest sessions and releases the players of the others', async () => {
    const { pool, prefetch, released } = createPool();
    for (const id of ['a', 'b', 'c', 'a', 'd']) prefetch(id);
    await expect.poll(() => released).toEqual(['b']);
    expect(pool.take('b')).toBeUndefined();
    for (const id of ['a', 'c', 'd']) expect(pool.take(id)).toBeDefined();
  });

  it('releases an expired session and opens another after a minute', async () => {
    const { pool, prefetch, opened, pass, released } = createPool();
    prefetch('nordlys');
    pass(59_999);
    prefetch('nordlys');
    expect(opened()).toBe(1);
    pass(1);
    prefetch('nordlys');
    expect(opened()).toBe(2);
    await expect.poll(() => released).toEqual(['nordlys']);
    pass(60_000);
    expect(pool.take('nordlys')).toBeUndefined();
    await expect.poll(() => released).toEqual(['nordlys', 'nordlys']);
  });

  it('releases all sessions when the user changes', async () => {
    const { pool, prefetch, released } = createPool();
    prefetch('a');
    prefetch('b');
    pool.clear();
    expect(pool.take('a')).toBeUndefined();
    await expect.poll(() => released).toEqual(['a', 'b']);
  });

  it('lets the next player wait until the previous one is destroyed', async () => {
    const { pool } = createPool();
    const gate = Promise.withResolvers<void>();
    pool.close('a', gate.promise);
    // A title that never had a player does not end the wait.
    pool.close('b');
    expect(pool.whenClosed()).toBe(gate.promise);
    gate.resolve();
    await pool.whenClosed();
  });
});
