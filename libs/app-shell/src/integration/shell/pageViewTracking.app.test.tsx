// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderApp, advanceUntil, user, waitInRealTime } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';

const pageViews = (app: RenderedApp) =>
  app.analyticsEvents().flatMap((event) => (event.event === 'page_view' ? [event] : []));
const START_TITLE = 'Se TV og film på nett – Glimt';

const trackedPaths = (app: RenderedApp) => pageViews(app).map((event) => event['path']);

/** Renders the app, waits for its first page view and freezes time. */
async function renderTrackedApp(): Promise<RenderedApp> {
  const app = await renderApp({
    config: { environment: 'uat' },
    localStorage: { 'analytics-consent': 'granted' },
  });
  await waitInRealTime(() => expect(document.body).toHaveTextContent('Isfront'));
  app.freezeTime();
  await advanceUntil(app, () => expect(trackedPaths(app)).toEqual(['/']));
  return app;
}

it('ANA-23 a page view with the page title is pushed for each page that the user navigates to', async () => {
  const app = await renderTrackedApp();
  await user.click(screen.getByRole('link', { name: 'Filmer' }));
  await advanceUntil(app, () => expect(trackedPaths(app)).toEqual(['/', '/filmer']));
  window.history.back();
  await advanceUntil(app, () => expect(trackedPaths(app)).toEqual(['/', '/filmer', '/']));
  const titles = pageViews(app).map((event) => event['title']);
  expect(titles).toEqual([START_TITLE, 'Filmer – Glimt', START_TITLE]);
});

it('ANA-23 no page view is pushed for another URL of the same page, or for a page that is left at once', async () => {
  const app = await renderTrackedApp();
  app.popTo('/?kilde=epost');
  await app.advanceTime(300);
  app.popTo('/tv');
  await app.advanceTime(300);
  app.popTo('/filmer');
  await advanceUntil(app, () => expect(trackedPaths(app)).toContain('/filmer'));
  await app.advanceTime(5000);
  expect(trackedPaths(app)).toEqual(['/', '/filmer']);
});
