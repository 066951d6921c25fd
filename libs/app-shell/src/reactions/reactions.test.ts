import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { viewerChanged } from '@tv/auth';
import type { Viewer } from '@tv/auth';
import { eventReceived } from '@tv/realtime';
import { createRecordingReporter } from '@tv/test-world';
import { onClaimsChanged } from './claimsChanged.ts';
import { createReactions } from './createReactions.ts';
import { onForcedLogout } from './forcedLogout.ts';
import { keepRealtimeConnected } from './realtimeConnection.ts';

const anonymous: Viewer = { kind: 'anonymous', state: 'signedOut' };
const customer: Viewer = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: 'u-1', email: 'kari@kunde.test', cid: 'c-1', entitlements: [] },
  isInternal: false,
};

function world() {
  const reporter = createRecordingReporter();
  const { listen, middleware } = createReactions(reporter);
  const store = configureStore({
    reducer: () => ({}),
    middleware: (defaults) => defaults().prepend(middleware),
  });
  return { listen, dispatch: store.dispatch, reporter };
}

describe('reactions', () => {
  it('reports what an effect fails with, and lets the others and the action be', async () => {
    const { listen, dispatch, reporter } = world();
    const other = vi.fn(() => Promise.resolve());
    listen(eventReceived.match, () => Promise.reject(new Error('No such luck')));
    listen(eventReceived.match, other);
    const event = eventReceived({ name: 'ForcedLogout' });
    expect(dispatch(event)).toEqual(event);
    await vi.waitFor(() => expect(reporter.reports).toHaveLength(1));
    expect(other).toHaveBeenCalledOnce();
  });

  it('AUTH-31 ForcedLogout signs the viewer out, and no other event does', () => {
    const { listen, dispatch } = world();
    const logout = vi.fn(() => Promise.resolve());
    onForcedLogout(listen, { logout });
    dispatch(eventReceived({ name: 'CustomerClaimsChanged' }));
    dispatch(eventReceived({ name: 'NewRelease', version: '2', env: 'dev' }));
    expect(logout).not.toHaveBeenCalled();
    dispatch(eventReceived({ name: 'ForcedLogout' }));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('AUTH-28 CustomerClaimsChanged renews the token, and no other event does', () => {
    const { listen, dispatch } = world();
    const claimsChanged = vi.fn(() => Promise.resolve());
    onClaimsChanged(listen, { claimsChanged });
    dispatch(eventReceived({ name: 'ForcedLogout' }));
    expect(claimsChanged).not.toHaveBeenCalled();
    dispatch(eventReceived({ name: 'CustomerClaimsChanged' }));
    expect(claimsChanged).toHaveBeenCalledOnce();
  });

  it('connects for a customer, anew for a new token, and hangs up when he leaves', async () => {
    const { listen, dispatch } = world();
    const realtime = { connect: vi.fn(() => Promise.resolve()), disconnect: vi.fn() };
    let token: string | undefined;
    const tokens = {
      token: () => token,
      isSignedIn: () => token !== undefined,
      renew: () => Promise.resolve(true),
    };
    const open = vi.fn(() => Promise.resolve(realtime));
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    keepRealtimeConnected(listen, tokens, open);

    dispatch(viewerChanged(anonymous));
    await settled();
    expect(open).not.toHaveBeenCalled();

    token = 'first';
    dispatch(viewerChanged(customer));
    dispatch(viewerChanged(customer));
    await settled();
    expect(realtime.connect).toHaveBeenCalledTimes(1);

    token = 'renewed';
    dispatch(viewerChanged(customer));
    await settled();
    expect(realtime.connect).toHaveBeenCalledTimes(2);

    token = undefined;
    dispatch(viewerChanged(anonymous));
    await settled();
    expect(realtime.disconnect).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
  });

  it('reports a connection that cannot be brought, and tries again with the next change of the viewer', async () => {
    const { listen, dispatch, reporter } = world();
    const realtime = { connect: vi.fn(() => Promise.resolve()), disconnect: vi.fn() };
    const open = vi.fn(() => Promise.resolve(realtime)).mockRejectedValueOnce(new Error('No chunk'));
    const tokens = { token: () => 'first', isSignedIn: () => true, renew: () => Promise.resolve(true) };
    keepRealtimeConnected(listen, tokens, open);
    dispatch(viewerChanged(customer));
    await vi.waitFor(() => expect(reporter.reports).toHaveLength(1));
    dispatch(viewerChanged(customer));
    await vi.waitFor(() => expect(realtime.connect).toHaveBeenCalledOnce());
  });
});
