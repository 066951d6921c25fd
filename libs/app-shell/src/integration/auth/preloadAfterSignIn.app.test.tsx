// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { pages } from '../../app/routes.tsx';
import { renderApp } from '../../testing/index.ts';

// Needs its own file, so that no other test has loaded the route's chunk.
it('AUTH-54 preloads the return route while sign-in completes', async () => {
  const app = await renderApp({
    path: '/app/callback?code=a-code&state=a-state',
    sessionStorage: { 'post-auth-redirect': '/min-konto?a=1' },
  });
  await waitFor(() => expect(pages.account.module?.current()).toBeDefined());
  expect(app.currentPath()).toMatch(/^\/app\/callback/);
});
