// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openApp, passUntil, screen, until } from '../testing/index.ts';
import type { OpenedApp } from '../testing/index.ts';

const pageViews = (app: OpenedApp) =>
  app.events().flatMap((event) => (event.event === 'page_view' ? [event] : []));
const START = 'Se TV og film på nett – Glimt';

const viewedPaths = (app: OpenedApp) => pageViews(app).map((event) => event['path']);

/** An app whose first page has been viewed, with time in the test's hands. */
async function viewed(): Promise<OpenedApp> {
  const app = await openApp({
    config: { environment: 'uat' },
    localStorage: { 'analytics-consent': 'granted' },
  });
  await until(() => expect(screen.text()).toContain('Isfront'));
  app.holdTime();
  await passUntil(app, () => expect(viewedPaths(app)).toEqual(['/']));
  return app;
}

it('ANA-23 a page view is pushed for each page that the user navigates to, with its own title', async () => {
  const app = await viewed();
  screen.link('Filmer').click();
  await passUntil(app, () => expect(viewedPaths(app)).toEqual(['/', '/filmer']));
  window.history.back();
  await passUntil(app, () => expect(viewedPaths(app)).toEqual(['/', '/filmer', '/']));
  const titles = pageViews(app).map((event) => event['title']);
  expect(titles).toEqual([START, 'Filmer – Glimt', START]);
});

it('ANA-23 no page view is pushed for another address of the same page, nor for a page that is left at once', async () => {
  const app = await viewed();
  app.goTo('/?kilde=epost');
  await app.pass(300);
  app.goTo('/tv');
  await app.pass(300);
  app.goTo('/filmer');
  await passUntil(app, () => expect(viewedPaths(app)).toContain('/filmer'));
  await app.pass(5000);
  expect(viewedPaths(app)).toEqual(['/', '/filmer']);
});
