import type { Page } from '@playwright/test';
import { dateKey } from '@tv/time';
import { expect, test } from './journey.ts';
import { noteFirstPosition, watchingOn } from './watching.ts';

const DAY_MS = 24 * 3_600_000;

const MINUTE_MS = 60_000;

interface Broadcast {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

/** What a channel that everyone has sends on a day, asked of the guide as the app would. */
async function programmesOn(
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

test('PLAY-02 a programme of yesterday plays from the archive', async ({
  page,
  platform,
  brand,
  addresses,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const { now } = await platform.state();
  const programme = (await programmesOn(page, addresses.api, brand.headerPrefix, now - DAY_MS)).at(-3);
  if (programme === undefined) throw new Error('The guide has no programme of yesterday');
  const manifest = page.waitForRequest((request) => request.url().includes('/catchup/nordlys/'));
  await page.goto(watchPage(programme));
  const { player, expectPlaysOn } = watchingOn(page);
  await expectPlaysOn(2);
  await manifest;
  await expect(player.getByText(programme.title).first()).toBeAttached();
});

test('PLAY-02 a programme that is on now plays from its start, and what is on now is one press away', async ({
  page,
  platform,
  brand,
  addresses,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const { now } = await platform.state();
  const programmes = await programmesOn(page, addresses.api, brand.headerPrefix, now);
  const programme = programmes.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  if (programme === undefined) throw new Error('The guide has nothing that is on now');
  // However it stands in the guide at this hour: ten minutes of it are over, and it runs on.
  const elapsed = Math.min(10 * MINUTE_MS, (Date.parse(programme.end) - Date.parse(programme.start)) / 2);
  await platform.setClock(Date.parse(programme.start) + elapsed);

  const firstPosition = await noteFirstPosition(page);
  await page.goto(watchPage(programme));
  const { player, position, expectPlaysOn } = watchingOn(page);
  await expectPlaysOn(2);
  expect(await firstPosition()).toBeLessThan(2);
  const live = player.getByRole('button', { name: 'Direkte' });
  await expect(live).toHaveAttribute('aria-pressed', 'false');

  await player.hover({ position: { x: 100, y: 100 } });
  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  expect(await position()).toBeGreaterThan(elapsed / 1000 - 60);
  await expectPlaysOn(2);
});
