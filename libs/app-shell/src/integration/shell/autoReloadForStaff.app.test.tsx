// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { INACTIVITY_KEY } from '../../listeners/autoReloadRules.ts';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';

const HOUR_MS = 3_600_000;

/** Kari works here. */
const staff: RenderAppOptions = { config: { internalUsers: { domain: 'kunde.test', patterns: [] } } };

async function connected(options: RenderAppOptions = {}) {
  const app = await renderApp({ isSignedIn: true, path: '/bli-kunde', ...options });
  await waitFor(() => expect(app.socketServer.receivedEvents).toHaveLength(1));
  const socket = app.socketServer.sockets[0];
  if (!socket) throw new Error('Nobody is on the line');
  return { app, socket };
}

const passHours = ({ advanceTime }: Pick<RenderedApp, 'advanceTime'>, hours: number) =>
  advanceTime(hours * HOUR_MS);

describe('another release', () => {
  const release = { version: '2.3.5', env: 'dev' };

  it('SOCK-14 SOCK-15 has the page loaded anew for internal staff, once for each', async () => {
    const { app, socket } = await connected(staff);
    socket.emit('NewRelease', release);
    await waitFor(() => expect(app.navigations).toEqual(['reload']));
    const again = await renderApp({ ...staff, path: '/bli-kunde', previousApp: app });
    await waitFor(() => expect(again.socketServer.receivedEvents).toHaveLength(1));
    again.socketServer.sockets[0]?.emit('NewRelease', release);
    again.socketServer.sockets[0]?.emit('ErrorReceived', { message: 'Etter den' });
    await waitFor(() => expect(screen.text()).toContain('Etter den'));
    expect(again.navigations).toEqual([]);
  });

  it.each([
    ['of other viewers', {}, release],
    ['that is our own', staff, { version: '2.3.4', env: 'dev' }],
    ['of another environment', staff, { version: '2.3.5', env: 'prod' }],
  ])('SOCK-14 SOCK-15 leaves the page alone %s', async (_what, options, payload) => {
    const { app, socket } = await connected(options);
    socket.emit('NewRelease', payload);
    socket.emit('ErrorReceived', { message: 'Etter den' });
    await waitFor(() => expect(screen.text()).toContain('Etter den'));
    await app.advanceTime(10_000);
    expect(app.navigations).toEqual([]);
  });

  it('SOCK-15 waits for another page where something has been typed', async () => {
    const { app, socket } = await connected({ ...staff, path: '/search' });
    await waitFor(() => expect(document.querySelector('input')).not.toBeNull());
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    socket.emit('NewRelease', release);
    socket.emit('ErrorReceived', { message: 'Etter den' });
    await waitFor(() => expect(screen.text()).toContain('Etter den'));
    await app.advanceTime(10_000);
    expect(app.navigations).toEqual([]);
    app.popTo('/bli-kunde');
    await app.advanceTime(2000);
    await waitFor(() => expect(app.navigations).toEqual(['reload']));
  });
});

describe('nobody there', () => {
  it('SOCK-16 SOCK-17 has the page loaded anew for internal staff after ten hours', async () => {
    const { app } = await connected(staff);
    await passHours(app, 9);
    expect(app.navigations).toEqual([]);
    await passHours(app, 1.1);
    expect(app.navigations).toEqual(['reload']);
  });

  it('SOCK-16 leaves the page alone for other viewers', async () => {
    const { app } = await connected();
    await passHours(app, 11);
    expect(app.navigations).toEqual([]);
  });

  it.each(['pointerdown', 'keydown', 'visibilitychange'])(
    'SOCK-16 counts from the last sign of life: %s',
    async (sign) => {
      const { app } = await connected({ ...staff, localStorage: { [INACTIVITY_KEY]: '1' } });
      await passHours(app, 0.9);
      document.dispatchEvent(new Event(sign));
      await passHours(app, 0.9);
      expect(app.navigations).toEqual([]);
      await passHours(app, 0.2);
      expect(app.navigations).toEqual(['reload']);
    },
  );

  it.each([
    ['2', 1.9, 2.1],
    ['13', 9.9, 10.1],
  ])('SOCK-18 with %s hours stored', async (stored, tooSoon, late) => {
    const { app } = await connected({ ...staff, localStorage: { [INACTIVITY_KEY]: stored } });
    await passHours(app, tooSoon);
    expect(app.navigations).toEqual([]);
    await passHours(app, late - tooSoon);
    expect(app.navigations).toEqual(['reload']);
  });

  it('SOCK-18 with 0 stored never', async () => {
    const { app } = await connected({ ...staff, localStorage: { [INACTIVITY_KEY]: '0' } });
    await passHours(app, 14);
    expect(app.navigations).toEqual([]);
  });
});
