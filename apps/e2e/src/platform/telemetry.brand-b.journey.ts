import { expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

interface Batch {
  readonly brand: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

test('errors that nothing catches, and web vitals with consent, reach the collector without ids and addresses', async ({
  page,
  platform,
  expectConsoleError,
}) => {
  expectConsoleError(/Planted/);
  await page.goto('/film/isfront?utm_source=secret');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('unhandledrejection', () => resolve());
        setTimeout(() => {
          throw new Error('Planted for customer 12345678');
        });
        setTimeout(() => void Promise.reject(new TypeError('Planted too')));
      }),
  );
  const events = async () =>
    (await platform.state()).telemetry.flatMap(({ payload }) => (payload as Batch).events);
  await page.goto('about:blank');
  const planted = { type: 'error', level: 'error', route: 'film' };
  await expect.poll(events).toEqual([
    { ...planted, message: 'Planted for customer {userId}', context: 'window.error' },
    { ...planted, message: 'TypeError: Planted too', context: 'window.rejection' },
  ]);

  const vital = { type: 'vital', name: 'LCP', value: expect.any(Number) as unknown, route: 'film' };
  await expect(async () => {
    await page.goto('/film/isfront?utm_source=secret', { waitUntil: 'networkidle' });
    await page.evaluate(() => localStorage.setItem('analytics-consent', 'granted'));
    await page.goto('about:blank');
    expect(await events()).toContainEqual(vital);
  }).toPass();
  const batches = (await platform.state()).telemetry.map(({ payload }) => payload as Batch);
  expect(batches.every(({ brand }) => brand === 'fjordvisning')).toBe(true);
  expect(JSON.stringify(batches)).not.toMatch(/secret|isfront|12345678/);
});

test('the slowest interaction and the layout shifts of a page reach the collector with their route, with consent', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('analytics-consent', 'granted');
  });
  await page.goto('/film/isfront', { waitUntil: 'networkidle' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'layout-shift' });
        const banner = document.createElement('div');
        banner.style.height = '200px';
        document.body.prepend(banner);
      }),
  );
  await page.evaluate(() => {
    const block = () => {
      const end = performance.now() + 150;
      while (performance.now() < end);
    };
    document.addEventListener('click', block, { once: true });
  });
  const interaction = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          // Vitals are also processed when the browser is idle.
          if (list.getEntriesByName('click').length > 0) requestIdleCallback(() => resolve());
        });
        observer.observe({ type: 'event' });
      }),
  );
  // On the banner, which has no link.
  await page.mouse.click(10, 10);
  await interaction;
  // The values belong to the route where they arose, not to the last one.
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }).click();
  await expect(page).toHaveURL(/\/filmer$/);
  await page.goto('about:blank');
  const vitals = async () =>
    (await platform.state()).telemetry
      .flatMap(({ payload }) => (payload as Batch).events)
      .filter(({ name }) => name !== 'LCP');
  const vital = { type: 'vital', value: expect.any(Number) as unknown, route: 'film' };
  await expect.poll(vitals).toHaveLength(2);
  expect(await vitals()).toEqual(
    expect.arrayContaining([
      { ...vital, name: 'CLS' },
      { ...vital, name: 'INP' },
    ]),
  );
  const valueOf = async (vitalName: string) =>
    Number((await vitals()).find(({ name }) => name === vitalName)?.['value']);
  expect(await valueOf('CLS')).toBeGreaterThan(0.01);
  expect(await valueOf('INP')).toBeGreaterThanOrEqual(144);
});

test('the quality of a playback reaches the collector when the user leaves, with consent', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const watch = async () => {
    await page.goto('/watch/vod/isfront?disableScpRedirect=1');
    await createPlayerPage(page).expectPlaysFor(1);
    await page.goto('about:blank');
  };
  const playbacks = async () =>
    (await platform.state()).telemetry
      .flatMap(({ payload }) => (payload as Batch).events)
      .filter(({ type }) => type === 'playback');
  await watch();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'granted'));
  await watch();
  await expect.poll(playbacks).toEqual([
    {
      type: 'playback',
      mode: 'ondemand',
      startupMs: expect.any(Number),
      playedSeconds: expect.any(Number),
      stallCount: expect.any(Number),
      stalledSeconds: expect.any(Number),
      height: expect.any(Number),
      route: 'watch',
    },
  ]);
  const [playback] = await playbacks();
  expect(playback?.['startupMs']).toBeGreaterThan(0);
  expect(playback?.['playedSeconds']).toBeGreaterThan(0);
});
