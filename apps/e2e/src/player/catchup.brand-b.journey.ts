import type { Page } from '@playwright/test';
import { dateKey } from '@tv/time';
import { expect, test } from '../support/fixtures.ts';
import { recordFirstPosition, createPlayerPage } from '../support/playerPage.ts';

const DAY_MS = 24 * 3_600_000;

const MINUTE_MS = 60_000;

interface Broadcast {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

/** Fetches the programmes of a channel without access restrictions on a day, as the app does. */
async function fetchProgrammes(
  page: Page,
  api: string,
  prefix: string,
  day: number,
): Promise<readonly Broadcast[]> {
  return await page.evaluate(
    async ({ url, headerPrefix }) => {
      const response = await fetch(url, {
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          [`X-${headerPrefix}-Application`]: 'web/1.0.0',
          [`X-${headerPrefix}-AppSessionId`]: crypto.randomUUID(),
          [`X-${headerPrefix}-AppInstallationId`]: crypto.randomUUID(),
        },
      });
      const guide = (await response.json()) as {
        channels: { channel: { id: string }; programmes: Broadcast[] }[];
      };
      return guide.channels.find(({ channel }) => channel.id === 'nordlys')?.programmes ?? [];
    },
    { url: `${api}/content-layout/tvguide?date=${dateKey(day)}`, headerPrefix: prefix },
  );
}

const watchPage = ({ id }: Broadcast) => `/watch/vod/${encodeURIComponent(id)}?disableScpRedirect=1`;

test('PLAY-02 a programme from yesterday plays from the archive', async ({
  page,
  platform,
  brand,
  addresses,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const { now } = await platform.state();
  const programme = (await fetchProgrammes(page, addresses.api, brand.headerPrefix, now - DAY_MS)).at(-3);
  if (programme === undefined) throw new Error('The guide has no programme of yesterday');
  const manifest = page.waitForRequest((request) => request.url().includes('/catchup/nordlys/'));
  await page.goto(watchPage(programme));
  const { player, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(2);
  await manifest;
  await expect(player.getByText(programme.title).first()).toBeAttached();
});

test('PLAY-02 the current programme plays from its start, with a button to the live edge', async ({
  page,
  platform,
  brand,
  addresses,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const { now } = await platform.state();
  const programmes = await fetchProgrammes(page, addresses.api, brand.headerPrefix, now);
  const programme = programmes.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  if (programme === undefined) throw new Error('The guide has nothing that is on now');
  // Sets the clock to at most ten minutes into the programme.
  const elapsed = Math.min(10 * MINUTE_MS, (Date.parse(programme.end) - Date.parse(programme.start)) / 2);
  await platform.setClock(Date.parse(programme.start) + elapsed);

  const firstPosition = await recordFirstPosition(page);
  await page.goto(watchPage(programme));
  const { player, position, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(2);
  expect(await firstPosition()).toBeLessThan(2);
  const live = player.getByRole('button', { name: 'Direkte' });
  await expect(live).toHaveAttribute('aria-pressed', 'false');

  await player.hover({ position: { x: 100, y: 100 } });
  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  expect(await position()).toBeGreaterThan(elapsed / 1000 - 60);
  await expectPlaysFor(2);
});
