import type { Page } from '@playwright/test';
import { dateKey } from '@tv/time';
import { expect, test } from './journey.ts';
import { watchingOn } from './watching.ts';

const DAY_MS = 24 * 3_600_000;

interface Broadcast {
  readonly id: string;
  readonly title: string;
}

/** A programme of yesterday evening on a channel that everyone has, asked of the guide as the app would. */
async function yesterdaysProgramme(page: Page, api: string, prefix: string, now: number): Promise<Broadcast> {
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
      const programme = guide.channels.find(({ channel }) => channel.id === 'nordlys')?.programmes.at(-3);
      if (programme === undefined) throw new Error('The guide has no programme of yesterday');
      return { id: programme.id, title: programme.title };
    },
    { url: `${api}/content-layout/tvguide?date=${dateKey(now - DAY_MS)}`, headerPrefix: prefix },
  );
}

test('PLAY-02 a programme of yesterday plays from the archive', async ({
  page,
  platform,
  brand,
  addresses,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const { now } = await platform.state();
  const programme = await yesterdaysProgramme(page, addresses.api, brand.headerPrefix, now);
  const manifest = page.waitForRequest((request) => request.url().includes('/catchup/nordlys/'));
  await page.goto(`/watch/vod/${encodeURIComponent(programme.id)}?disableScpRedirect=1`);
  const { player, expectPlaysOn } = watchingOn(page);
  await expectPlaysOn(2);
  await manifest;
  await expect(player.getByText(programme.title).first()).toBeAttached();
});
