// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { kari } from '@tv/auth/testing';
import { renderApp, waitInRealTime } from '../../testing/index.ts';

it('AUTH-54 a link pressed on the callback page takes precedence over the redirect', async () => {
  const app = await renderApp({ path: '/min-konto' });
  await waitFor(() => expect(app.navigations).toHaveLength(1));
  const back = new URL(app.provider.answer(new URL(app.navigations[0]?.split(' ')[1] ?? ''), kari));
  const returned = await renderApp({
    path: back.pathname + back.search,
    previousApp: app,
    isSignedIn: true,
    isTimeFrozen: true,
  });
  await waitInRealTime(() => screen.getByRole('heading', { level: 1, name: 'Du er logget inn.' }));
  // The page removes the response from its address in the effects that start the redirect timer.
  await waitInRealTime(() => expect(returned.currentPath()).toBe('/app/callback'));
  await returned.advanceTime(0);
  screen.getByRole('link', { name: 'Logg ut' }).click();
  // In the same task, before React can render the next page.
  vi.advanceTimersByTime(1500);
  expect(screen.getByRole('heading', { level: 1, name: 'Du er logget inn.' })).toBeVisible();
  expect(returned.currentPath()).toBe('/logout');
  await waitInRealTime(() => expect(returned.navigations.join()).toContain('/session/end?'));
});
