// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderApp, advanceUntil, screen, waitFor } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';

const pageViews = (app: RenderedApp) =>
  app.analyticsEvents().flatMap((event) => (event.event === 'page_view' ? [event] : []));
const START = 'Se TV og film på nett – Glimt';

const viewedPaths = (app: RenderedApp) => pageViews(app).map((event) => event['path']);

/** An app whose first page has been viewed, with time in the test's hands. */
async function viewed(): Promise<RenderedApp> {
  const app = await renderApp({
    config: { environment: 'uat' },
    localStorage: { 'analytics-consent': 'granted' },
  });
  await waitFor(() => expect(screen.text()).toContain('Isfront'));
  app.freezeTime();
  await advanceUntil(app, () => expect(viewedPaths(app)).toEqual(['/']));
  return app;
}

it('ANA-23 a page view is pushed for each page that the user navigates to, with its own title', async () => {
  const app = await viewed();
  screen.link('Filmer').click();
  await advanceUntil(app, () => expect(viewedPaths(app)).toEqual(['/', '/filmer']));
  window.history.back();
  await advanceUntil(app, () => expect(viewedPaths(app)).toEqual(['/', '/filmer', '/']));
  const titles = pageViews(app).map((event) => event['title']);
  expect(titles).toEqual([START, 'Filmer – Glimt', START]);
});

it('ANA-23 no page view is pushed for another address of the same page, nor for a page that is left at once', async () => {
  const app = await viewed();
  app.popTo('/?kilde=epost');
  await app.advanceTime(300);
  app.popTo('/tv');
  await app.advanceTime(300);
  app.popTo('/filmer');
  await advanceUntil(app, () => expect(viewedPaths(app)).toContain('/filmer'));
  await app.advanceTime(5000);
  expect(viewedPaths(app)).toEqual(['/', '/filmer']);
});
