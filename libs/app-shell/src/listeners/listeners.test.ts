import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { currentUserChanged } from '@tv/auth';
import type { CurrentUser } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { emitEvent, eventReceived } from '@tv/realtime';
import { createRecordingReporter } from '@tv/test-world';
import { createAppListeners } from '../composition/createAppStore.ts';
import type { AppStore } from '../composition/createAppStore.ts';
import { keepRealtimeConnected, onClaimsChanged, onForcedLogout } from './connectRealtime.browser.ts';
import { errorNotified, onErrorReceived } from './onErrorReceived.ts';
import { onFirstSignIn } from './onFirstSignIn.ts';

const anonymous: CurrentUser = { kind: 'anonymous', state: 'signedOut' };
const customer: CurrentUser = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: 'u-1', email: 'kari@kunde.test', cid: 'c-1', entitlements: [] },
  isInternal: false,
};

function world() {
  const reporter = createRecordingReporter();
  const { startListening, middleware } = createAppListeners(reporter);
  const store = configureStore({
    reducer: () => ({}),
    middleware: (defaults) => defaults().prepend(middleware),
  });
  return { listen: startListening, dispatch: store.dispatch, reporter };
}

describe('listeners', () => {
  it('report an error of an effect without affecting the action and other effects', async () => {
    const { listen, dispatch, reporter } = world();
    const other = vi.fn(() => Promise.resolve());
    listen({ actionCreator: eventReceived, effect: () => Promise.reject(new Error('No such luck')) });
    listen({ actionCreator: eventReceived, effect: other });
    const event = eventReceived({ name: 'ForcedLogout' });
    expect(dispatch(event)).toEqual(event);
    await vi.waitFor(() => expect(reporter.reports).toHaveLength(1));
    expect(other).toHaveBeenCalledOnce();
  });

  it('AUTH-31 ForcedLogout signs the user out, and no other event does', () => {
    const { listen, dispatch } = world();
    const logout = vi.fn(() => Promise.resolve());
    onForcedLogout(listen, { logout });
    dispatch(eventReceived({ name: 'CustomerClaimsChanged' }));
    dispatch(eventReceived({ name: 'NewRelease', version: '2', env: 'dev' }));
    expect(logout).not.toHaveBeenCalled();
    dispatch(eventReceived({ name: 'ForcedLogout' }));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('AUTH-28 CustomerClaimsChanged renews the token and invalidates dependent queries, and no other event does', async () => {
    const { listen, dispatch } = world();
    const done: string[] = [];
    const claimsChanged = vi.fn(() => Promise.resolve(void done.push('renewed')));
    onClaimsChanged(listen, { handleClaimsChange: claimsChanged }, () => void done.push('invalidated'));
    dispatch(eventReceived({ name: 'ForcedLogout' }));
    expect(claimsChanged).not.toHaveBeenCalled();
    dispatch(eventReceived({ name: 'CustomerClaimsChanged' }));
    await vi.waitFor(() => expect(done).toEqual(['renewed', 'invalidated']));
    expect(claimsChanged).toHaveBeenCalledOnce();
  });

  describe('the socket', () => {
    function line() {
      let token: string | undefined = 'first';
      let comeBack = () => undefined as void;
      const made = {
        connect: vi.fn(() => Promise.resolve()),
        retryIfGivenUp: vi.fn(() => Promise.resolve()),
        disconnect: vi.fn(),
        emit: vi.fn(),
      };
      const { listen, dispatch } = world();
      const tokens = { token: () => token, isSignedIn: () => true, renew: () => Promise.resolve(true) };
      void keepRealtimeConnected(listen, tokens, made, (listener) => (comeBack = listener));
      return {
        made,
        dispatch,
        setToken: (next: string | undefined) => (token = next),
        comeBack: () => comeBack(),
      };
    }

    it('connects for a customer, reconnects for a new token and disconnects on sign-out', () => {
      const { made, dispatch, setToken } = line();
      expect(made.connect).toHaveBeenCalledTimes(1);
      dispatch(currentUserChanged(customer));
      expect(made.connect).toHaveBeenCalledTimes(1);
      setToken('renewed');
      dispatch(currentUserChanged(customer));
      expect(made.connect).toHaveBeenCalledTimes(2);
      setToken(undefined);
      dispatch(currentUserChanged(anonymous));
      expect(made.disconnect).toHaveBeenCalledOnce();
    });

    it('SOCK-01 reconnects when the user or the network returns', () => {
      const { made, comeBack } = line();
      expect(made.retryIfGivenUp).not.toHaveBeenCalled();
      comeBack();
      expect(made.retryIfGivenUp).toHaveBeenCalledOnce();
    });

    it('sends emitted events', () => {
      const { made, dispatch } = line();
      const payload = { assetId: 'isfront', streamingSessionId: 's-1' };
      dispatch(emitEvent({ name: 'StreamingStart', payload }));
      expect(made.emit).toHaveBeenCalledExactlyOnceWith({ name: 'StreamingStart', payload });
    });
  });

  it('onFirstSignIn runs once, and again after an error', async () => {
    const { listen, dispatch, reporter } = world();
    const tokens: { current?: string } = {};
    const run = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('No chunk'));
    onFirstSignIn(listen, { token: () => tokens.current }, run);
    dispatch(currentUserChanged(anonymous));
    expect(run).not.toHaveBeenCalled();
    tokens.current = 'first';
    dispatch(currentUserChanged(customer));
    await vi.waitFor(() => expect(reporter.reports).toHaveLength(1));
    dispatch(currentUserChanged(customer));
    dispatch(currentUserChanged(customer));
    expect(run).toHaveBeenCalledTimes(2);
  });

  describe('SOCK-09 ErrorReceived', () => {
    it.each([
      ['Vi har problemer.', 'Vi har problemer.'],
      [undefined, 'Noe gikk galt'],
      ['  ', 'Noe gikk galt'],
    ])('dispatches an error and shows its message: %j', async (message, text) => {
      const { listen, dispatch } = world();
      const actions: unknown[] = [];
      listen({ actionCreator: errorNotified, effect: (action) => void actions.push(action) });
      const shown: string[] = [];
      onErrorReceived(listen, { dispatch: dispatch as AppStore['dispatch'] }, () =>
        Promise.resolve((sentence) => void shown.push(sentence)),
      );
      dispatch(eventReceived({ name: 'ErrorReceived', message }));
      expect(actions).toEqual([errorNotified({ text })]);
      await vi.waitFor(() => expect(shown).toEqual([text]));
    });

    it('loads the toaster once, and again after an error', async () => {
      const { listen, dispatch, reporter } = world();
      const shown: string[] = [];
      const run = vi
        .fn(() => Promise.resolve((sentence: string) => void shown.push(sentence)))
        .mockRejectedValueOnce(new Error('No chunk'));
      onErrorReceived(listen, { dispatch: dispatch as AppStore['dispatch'] }, lazyWithPreload(run));
      dispatch(errorNotified({ text: 'Først' }));
      await vi.waitFor(() => expect(reporter.reports).toHaveLength(1));
      dispatch(errorNotified({ text: 'Så' }));
      dispatch(errorNotified({ text: 'Til slutt' }));
      await vi.waitFor(() => expect(shown).toEqual(['Så', 'Til slutt']));
      expect(run).toHaveBeenCalledTimes(2);
    });
  });
});
