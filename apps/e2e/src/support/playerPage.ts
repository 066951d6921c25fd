import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { expect } from './fixtures.ts';

export interface PlayerPage {
  readonly player: Locator;
  readonly timeline: Locator;
  /** Seconds of the stream's timeline. */
  readonly position: () => Promise<number>;
  /** Waits until this many more seconds have played. */
  readonly expectPlaysFor: (seconds: number) => Promise<void>;
  /** Clicks at 0 (start) to 1 (end). */
  readonly clickTimeline: (fraction: number) => Promise<void>;
  readonly openTrackMenu: () => Promise<void>;
  /** Returns an option of the open track menu. */
  readonly track: (kind: 'Lyd' | 'Undertekster', name: string) => Locator;
}

/** Creates the page object of the player on a watch page. */
export function createPlayerPage(page: Page): PlayerPage {
  const player = page.getByRole('region', { name: 'Videospiller' });
  const timeline = player.getByRole('slider', { name: 'Tidslinje' });
  const readVideo = () =>
    player.locator('video').evaluate((video: HTMLVideoElement) => {
      const { currentTime, paused, seeking, readyState, buffered } = video;
      const loaded = Array.from({ length: buffered.length }, (_, at) => [
        buffered.start(at),
        buffered.end(at),
      ]);
      return { currentTime, state: JSON.stringify({ paused, seeking, readyState, loaded }) };
    });
  const position = async () => (await readVideo()).currentTime;
  /** Retries while the page changes. */
  const positionBeyond = async (seconds: number): Promise<number> => {
    let at = 0;
    await expect(async () => {
      const { currentTime, state } = await readVideo();
      at = currentTime;
      // The state explains a picture that does not move.
      expect(at, state).toBeGreaterThan(seconds);
    }).toPass({ timeout: 60_000, intervals: [100, 250, 500] });
    return at;
  };
  const showControls = () => player.hover({ position: { x: 100, y: 100 } });
  return {
    player,
    timeline,
    position,
    async openTrackMenu() {
      await showControls();
      await player.getByRole('button', { name: 'Undertekster og lyd' }).click();
    },
    track: (kind, name) =>
      player.getByRole('group', { name: kind }).getByRole('menuitemradio', { name, exact: true }),
    async expectPlaysFor(seconds) {
      await expect(player.locator('video')).toBeVisible({ timeout: 60_000 });
      // 0 means not started; live positions are far from it.
      const from = await positionBeyond(0);
      await positionBeyond(from + seconds);
      await expect(player.getByRole('alert')).toHaveCount(0);
    },
    async clickTimeline(fraction) {
      await showControls();
      const { width = 0, height = 0 } = (await timeline.boundingBox()) ?? {};
      await timeline.click({ position: { x: width * fraction, y: height / 2 } });
    },
  };
}

export interface CastFixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly addresses: Addresses;
  readonly signIn: (email: string) => Promise<void>;
}

export interface CastPage {
  readonly receiver: Page;
  readonly local: PlayerPage;
  readonly startCasting: () => Promise<void>;
}

/** Opens the receiver, signs in and plays the path locally. */
export async function openCastPage(
  { page, context, addresses, signIn }: CastFixtures,
  path: string,
): Promise<CastPage> {
  const tv = await context.newPage();
  await tv.goto(`${addresses.cast}/receiver`, { waitUntil: 'load' });
  await signIn('active@kunde.test');
  await page.goto(path);
  const here = createPlayerPage(page);
  await here.expectPlaysFor(1);
  return {
    receiver: tv,
    local: here,
    async startCasting() {
      await here.player.hover({ position: { x: 100, y: 100 } });
      await page.getByRole('button', { name: 'Cast til TV' }).click();
      await page.getByRole('dialog', { name: 'Cast' }).getByRole('button', { name: 'Stua' }).click();
      await expect(page.getByText('Spilles på Stua')).toBeVisible();
    },
  };
}

/**
 * Records the first playback position from now on.
 *
 * @returns a getter in seconds, undefined before playback
 */
export async function recordFirstPosition(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    // Media events do not bubble.
    document.addEventListener(
      'playing',
      ({ target }) => {
        const { dataset } = document.documentElement;
        if (target instanceof HTMLMediaElement) dataset['firstPosition'] ??= String(target.currentTime);
      },
      true,
    );
  });
  return async () => {
    const noted = await page.locator('html').getAttribute('data-first-position');
    return noted === null ? undefined : Number(noted);
  };
}
