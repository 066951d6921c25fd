// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { kari } from '@tv/auth/testing';
import { renderApp, waitInRealTime } from '../../testing/index.ts';

// Needs its own file, so that no other test has loaded the chunk of the next page.
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
  await screen.findByRole('heading', { level: 1, name: 'Du er logget inn.' });
  screen.getByRole('link', { name: 'Logg ut' }).click();
  expect(returned.currentPath()).toBe('/logout');
  // The next page is still loading.
  expect(screen.getByRole('heading', { level: 1, name: 'Du er logget inn.' })).toBeVisible();
  await returned.advanceTime(1500);
  await waitInRealTime(() => expect(returned.navigations.join()).toContain('/session/end?'));
});
