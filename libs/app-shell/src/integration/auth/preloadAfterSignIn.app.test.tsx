// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { pages } from '../../app/routes.tsx';
import { renderApp } from '../../testing/index.ts';

it('AUTH-54 preloads the return route while sign-in completes', async () => {
  // Other tests may have loaded the module, so its state does not show whether this app loads it.
  const load = vi.spyOn(pages.account, 'module');
  const app = await renderApp({
    path: '/app/callback?code=a-code&state=a-state',
    sessionStorage: { 'post-auth-redirect': '/min-konto?a=1' },
  });
  expect(load).toHaveBeenCalledOnce();
  expect(app.currentPath()).toMatch(/^\/app\/callback/);
});
