import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { expect } from './journey.ts';

/** The player of a watch page, as a viewer meets it. */
export interface Watching {
  readonly player: Locator;
  readonly timeline: Locator;
  /** Where the picture is, in seconds of the stream's own time. */
  readonly position: () => Promise<number>;
  /** Waits until so many more seconds have been played. */
  readonly expectPlaysOn: (seconds: number) => Promise<void>;
  /** Presses a place on the timeline, from 0 (its beginning) to 1 (its end). */
  readonly pressTimeline: (share: number) => Promise<void>;
}

export function watchingOn(page: Page): Watching {
  const player = page.getByRole('region', { name: 'Videospiller' });
  const timeline = player.getByRole('slider', { name: 'Tidslinje' });
  const picture = () =>
    player.locator('video').evaluate((video: HTMLVideoElement) => {
      const { currentTime, paused, seeking, readyState, buffered } = video;
      const loaded = Array.from({ length: buffered.length }, (_, at) => [
        buffered.start(at),
        buffered.end(at),
      ]);
      return { currentTime, state: JSON.stringify({ paused, seeking, readyState, loaded }) };
    });
  const position = async () => (await picture()).currentTime;
  /** Waits until the picture is beyond that; a page that changes meanwhile, and cannot tell, is asked again. */
  const positionBeyond = async (seconds: number): Promise<number> => {
    let at = 0;
    await expect(async () => {
      const { currentTime, state } = await picture();
      at = currentTime;
      // Why a picture stands still cannot be told from where it does.
      expect(at, state).toBeGreaterThan(seconds);
    }).toPass({ timeout: 60_000, intervals: [100, 250, 500] });
    return at;
  };
  return {
    player,
    timeline,
    position,
    async expectPlaysOn(seconds) {
      await expect(player.locator('video')).toBeVisible({ timeout: 60_000 });
      // At nought it has not begun; a channel is nowhere near that.
      const from = await positionBeyond(0);
      await positionBeyond(from + seconds);
      await expect(player.getByRole('alert')).toHaveCount(0);
    },
    async pressTimeline(share) {
      // Controls that have faded come back when the pointer moves.
      await player.hover({ position: { x: 100, y: 100 } });
      const { width = 0, height = 0 } = (await timeline.boundingBox()) ?? {};
      await timeline.click({ position: { x: width * share, y: height / 2 } });
    },
  };
}

export interface BesideTelevision {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly addresses: Addresses;
  readonly signIn: (email: string) => Promise<void>;
}

/** A customer who watches here, with a television that is on beside him. */
export interface WatchingBeside {
  readonly tv: Page;
  readonly here: Watching;
  /** Takes what plays here to the television. */
  readonly toTelevision: () => Promise<void>;
}

/** Turns the television on, signs in, and plays what is at this path. */
export async function watchBesideTelevision(
  { page, context, addresses, signIn }: BesideTelevision,
  path: string,
): Promise<WatchingBeside> {
  const tv = await context.newPage();
  await tv.goto(`${addresses.cast}/receiver`, { waitUntil: 'load' });
  await signIn('active@kunde.test');
  await page.goto(path);
  const here = watchingOn(page);
  await here.expectPlaysOn(1);
  return {
    tv,
    here,
    async toTelevision() {
      await here.player.hover({ position: { x: 100, y: 100 } });
      await page.getByRole('button', { name: 'Cast til TV' }).click();
      await page.getByRole('dialog', { name: 'Cast' }).getByRole('button', { name: 'Stua' }).click();
      await expect(page.getByText('Spilles på Stua')).toBeVisible();
    },
  };
}

/**
 * Notes where playing first begins, before any script of the page runs.
 *
 * @returns reads it: seconds of the stream, undefined until something plays
 */
export async function noteFirstPosition(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    // Media events do not bubble, but are seen on their way down.
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
