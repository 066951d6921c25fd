// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { openApp, screen, until } from '../testing/index.ts';
import type { AppOptions, OpenedApp } from '../testing/index.ts';
import { INACTIVITY_KEY } from './refreshRules.ts';

const HOUR_MS = 3_600_000;

/** Kari works here. */
const staff: AppOptions = { config: { internalUsers: { domain: 'kunde.test', patterns: [] } } };

async function connected(options: AppOptions = {}) {
  const app = await openApp({ isSignedIn: true, path: '/bli-kunde', ...options });
  await until(() => expect(app.socketServer.heard).toHaveLength(1));
  const socket = app.socketServer.sockets[0];
  if (!socket) throw new Error('Nobody is on the line');
  return { app, socket };
}

const passHours = ({ pass }: Pick<OpenedApp, 'pass'>, hours: number) => pass(hours * HOUR_MS);

describe('another release', () => {
  const release = { version: '2.3.5', env: 'dev' };

  it('SOCK-14 SOCK-15 has the page loaded anew for internal staff, once for each', async () => {
    const { app, socket } = await connected(staff);
    socket.emit('NewRelease', release);
    await until(() => expect(app.moves).toEqual(['reload']));
    const again = await openApp({ ...staff, path: '/bli-kunde', after: app });
    await until(() => expect(again.socketServer.heard).toHaveLength(1));
    again.socketServer.sockets[0]?.emit('NewRelease', release);
    again.socketServer.sockets[0]?.emit('ErrorReceived', { message: 'Etter den' });
    await until(() => expect(screen.text()).toContain('Etter den'));
    expect(again.moves).toEqual([]);
  });

  it.each([
    ['of other viewers', {}, release],
    ['that is our own', staff, { version: '2.3.4', env: 'dev' }],
    ['of another environment', staff, { version: '2.3.5', env: 'prod' }],
  ])('SOCK-14 SOCK-15 leaves the page alone %s', async (_what, options, payload) => {
    const { app, socket } = await connected(options);
    socket.emit('NewRelease', payload);
    socket.emit('ErrorReceived', { message: 'Etter den' });
    await until(() => expect(screen.text()).toContain('Etter den'));
    await app.pass(10_000);
    expect(app.moves).toEqual([]);
  });

  it('SOCK-15 waits for another page where something has been typed', async () => {
    const { app, socket } = await connected({ ...staff, path: '/search' });
    await until(() => expect(document.querySelector('input')).not.toBeNull());
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    socket.emit('NewRelease', release);
    socket.emit('ErrorReceived', { message: 'Etter den' });
    await until(() => expect(screen.text()).toContain('Etter den'));
    await app.pass(10_000);
    expect(app.moves).toEqual([]);
    app.goTo('/bli-kunde');
    await app.pass(2000);
    await until(() => expect(app.moves).toEqual(['reload']));
  });
});

describe('nobody there', () => {
  it('SOCK-16 SOCK-17 has the page loaded anew for internal staff after ten hours', async () => {
    const { app } = await connected(staff);
    await passHours(app, 9);
    expect(app.moves).toEqual([]);
    await passHours(app, 1.1);
    expect(app.moves).toEqual(['reload']);
  });

  it('SOCK-16 leaves the page alone for other viewers', async () => {
    const { app } = await connected();
    await passHours(app, 11);
    expect(app.moves).toEqual([]);
  });

  it.each(['pointerdown', 'keydown', 'visibilitychange'])(
    'SOCK-16 counts from the last sign of life: %s',
    async (sign) => {
      const { app } = await connected({ ...staff, localStorage: { [INACTIVITY_KEY]: '1' } });
      await passHours(app, 0.9);
      document.dispatchEvent(new Event(sign));
      await passHours(app, 0.9);
      expect(app.moves).toEqual([]);
      await passHours(app, 0.2);
      expect(app.moves).toEqual(['reload']);
    },
  );

  it.each([
    ['2', 1.9, 2.1],
    ['13', 9.9, 10.1],
  ])('SOCK-18 with %s hours stored', async (stored, tooSoon, late) => {
    const { app } = await connected({ ...staff, localStorage: { [INACTIVITY_KEY]: stored } });
    await passHours(app, tooSoon);
    expect(app.moves).toEqual([]);
    await passHours(app, late - tooSoon);
    expect(app.moves).toEqual(['reload']);
  });

  it('SOCK-18 with 0 stored never', async () => {
    const { app } = await connected({ ...staff, localStorage: { [INACTIVITY_KEY]: '0' } });
    await passHours(app, 14);
    expect(app.moves).toEqual([]);
  });
});
