// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { storedInactivityHours } from '../../listeners/autoReloadForStaff.browser.ts';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';

const HOUR_MS = 3_600_000;

/** Makes the signed-in test user an internal user. */
const internalUser: RenderAppOptions = { config: { internalUsers: { domain: 'kunde.test', patterns: [] } } };

async function renderConnected(options: RenderAppOptions = {}) {
  const app = await renderApp({ isSignedIn: true, path: '/bli-kunde', ...options });
  await waitFor(() => expect(app.socketServer.receivedEvents).toHaveLength(1));
  const socket = app.socketServer.sockets[0];
  if (!socket) throw new Error('No socket is connected');
  return { app, socket };
}

const advanceHours = ({ advanceTime }: Pick<RenderedApp, 'advanceTime'>, hours: number) =>
  advanceTime(hours * HOUR_MS);

describe('a new release', () => {
  const release = { version: '2.3.5', env: 'dev' };

  it('SOCK-14 SOCK-15 a new release reloads the page once for internal users', async () => {
    const { app, socket } = await renderConnected(internalUser);
    socket.emit('NewRelease', release);
    await waitFor(() => expect(app.navigations).toEqual(['reload']));
    const reloaded = await renderApp({ ...internalUser, path: '/bli-kunde', previousApp: app });
    await waitFor(() => expect(reloaded.socketServer.receivedEvents).toHaveLength(1));
    reloaded.socketServer.sockets[0]?.emit('NewRelease', release);
    reloaded.socketServer.sockets[0]?.emit('ErrorReceived', { message: 'Etter den' });
    await waitFor(() => expect(document.body).toHaveTextContent('Etter den'));
    expect(reloaded.navigations).toEqual([]);
  });

  it.each([
    ['for other users', {}, release],
    ['for the running release', internalUser, { version: '2.3.4', env: 'dev' }],
    ['for a release of another environment', internalUser, { version: '2.3.5', env: 'prod' }],
  ])('SOCK-14 SOCK-15 the page does not reload %s', async (_case, options, payload) => {
    const { app, socket } = await renderConnected(options);
    socket.emit('NewRelease', payload);
    socket.emit('ErrorReceived', { message: 'Etter den' });
    await waitFor(() => expect(document.body).toHaveTextContent('Etter den'));
    await app.advanceTime(10_000);
    expect(app.navigations).toEqual([]);
  });

  it('SOCK-15 the reload waits for the next navigation after the user has typed something', async () => {
    const { app, socket } = await renderConnected({ ...internalUser, path: '/search' });
    await user.type(await screen.findByRole('combobox'), 'i');
    socket.emit('NewRelease', release);
    socket.emit('ErrorReceived', { message: 'Etter den' });
    await waitFor(() => expect(document.body).toHaveTextContent('Etter den'));
    await app.advanceTime(10_000);
    expect(app.navigations).toEqual([]);
    app.popTo('/bli-kunde');
    await app.advanceTime(2000);
    await waitFor(() => expect(app.navigations).toEqual(['reload']));
  });
});

describe('inactivity', () => {
  it('SOCK-16 SOCK-17 the page reloads for internal users after ten hours of inactivity', async () => {
    const { app } = await renderConnected(internalUser);
    await advanceHours(app, 9);
    expect(app.navigations).toEqual([]);
    await advanceHours(app, 1.1);
    expect(app.navigations).toEqual(['reload']);
  });

  it('SOCK-16 inactivity does not reload the page for other users', async () => {
    const { app } = await renderConnected();
    await advanceHours(app, 11);
    expect(app.navigations).toEqual([]);
  });

  it.each(['pointerdown', 'keydown', 'visibilitychange'])(
    'SOCK-16 inactivity is measured from the last user activity: %s',
    async (eventType) => {
      const { app } = await renderConnected({
        ...internalUser,
        localStorage: { [storedInactivityHours.key]: '1' },
      });
      await advanceHours(app, 0.9);
      document.dispatchEvent(new Event(eventType));
      await advanceHours(app, 0.9);
      expect(app.navigations).toEqual([]);
      await advanceHours(app, 0.2);
      expect(app.navigations).toEqual(['reload']);
    },
  );

  it.each([
    ['2', 1.9, 2.1],
    ['13', 9.9, 10.1],
  ])(
    'SOCK-18 a stored limit of %s hours applies up to 12 and is ignored above',
    async (stored, hoursBefore, hoursAfter) => {
      const { app } = await renderConnected({
        ...internalUser,
        localStorage: { [storedInactivityHours.key]: stored },
      });
      await advanceHours(app, hoursBefore);
      expect(app.navigations).toEqual([]);
      await advanceHours(app, hoursAfter - hoursBefore);
      expect(app.navigations).toEqual(['reload']);
    },
  );

  it('SOCK-18 a stored limit of 0 hours turns the reload off', async () => {
    const { app } = await renderConnected({
      ...internalUser,
      localStorage: { [storedInactivityHours.key]: '0' },
    });
    await advanceHours(app, 14);
    expect(app.navigations).toEqual([]);
  });
});
