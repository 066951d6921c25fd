// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterHydration, createHydration, HydrationContext } from '@tv/ssr';
import { useCurrentUser } from '../currentUser/CurrentUserProvider.tsx';
import { openTab, storeUser } from '../testing/sessionTestBrowser.ts';
import { createStubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari } from '../testing/testIdentityProvider.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { createAnonymousSession } from './anonymousSession.ts';
import type { Session } from './createSession.ts';

afterEach(() => void vi.unstubAllGlobals());

const renderedStates: string[] = [];

function CurrentUserText() {
  const currentUser = useCurrentUser();
  renderedStates.push(currentUser.state);
  return <p>{currentUser.kind === 'customer' ? currentUser.user.userId : currentUser.state}</p>;
}

const page = (session: Session) => (
  <SessionProvider session={session} isServerRendered>
    <CurrentUserText />
  </SessionProvider>
);

test('SessionProvider renders the pending user on the server', () => {
  expect(renderToString(page(createAnonymousSession()))).toBe('<p>noAction</p>');
});

test('SessionProvider hydrates the server HTML unchanged and then shows the current user', async () => {
  const browser = createStubbedBrowser();
  storeUser(browser, kari);
  const { session } = openTab(browser);
  await session.start();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(createAnonymousSession()));
  renderedStates.length = 0;
  const onRecoverableError = vi.fn();
  render(page(session), { container, hydrate: true, onRecoverableError });
  expect(renderedStates[0]).toBe('noAction');
  expect(await screen.findByText('u-kari')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('SessionProvider shows the current user once the whole page is hydrated', async () => {
  const browser = createStubbedBrowser();
  storeUser(browser, kari);
  const { session } = openTab(browser);
  await session.start();
  const hydration = createHydration();
  const end = hydration.begin();
  const view = <HydrationContext value={hydration}>{page(session)}</HydrationContext>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  render(view, { container, hydrate: true });
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('noAction');
  await act(() => Promise.resolve(end()));
  expect(container.textContent).toBe('u-kari');
});

test('SessionProvider renders once when the user becomes known after hydration', async () => {
  const browser = createStubbedBrowser();
  storeUser(browser, kari);
  const { session } = openTab(browser);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(createAnonymousSession()));
  let renderCount = 0;
  const hydration = {
    ...createHydration(),
    get whenDone() {
      renderCount += 1;
      return hydrated;
    },
  };
  const hydrated = Promise.resolve();
  const view = (
    <HydrationContext value={hydration}>
      {page(session)}
      <AfterHydration>, etterpå</AfterHydration>
    </HydrationContext>
  );
  render(view, { container, hydrate: true });
  await act(() => Promise.resolve());
  const before = renderCount;
  await act(() => session.start());
  expect(container.textContent).toBe('u-kari, etterpå');
  expect(renderCount).toBe(before + 1);
});
