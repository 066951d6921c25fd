// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { account } from '../../app/pageModules.ts';
import { renderApp, waitFor } from '../../testing/index.ts';

// In a file of its own, so that nobody has brought that page before.
it('AUTH-54 the page that a viewer was at comes while his sign-in is finished', async () => {
  const app = await renderApp({
    path: '/app/callback?code=a-code&state=a-state',
    sessionStorage: { 'post-auth-redirect': '/min-konto?a=1' },
  });
  await waitFor(() => expect(account.current()).toBeDefined());
  expect(app.currentPath()).toMatch(/^\/app\/callback/);
});
