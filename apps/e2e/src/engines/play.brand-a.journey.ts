import { ENGINES, expect, test } from '../support/engines/fixtures.ts';
import {
  expectPlaysFor,
  pressMediaKey,
  readMediaSession,
  readPosition,
  recordMediaKeyHandlers,
} from '../support/engines/playback.ts';

const PLAYER = ['region', 'Videospiller'] as const;

for (const engine of ENGINES) {
  test(`PLAY-01 in ${engine} a film plays, seeks, handles media keys, shows subtitles, fills the screen and resumes after a reload and after another document`, async ({
    openTab,
    platform,
  }) => {
    const tab = await openTab(engine);
    await tab.open('/film/isfront');
    await tab.signIn('active@kunde.test');
    await recordMediaKeyHandlers(tab);
    await tab.click(['main'], ['link', 'Se nå: SkyShowtime']);
    await expectPlaysFor(tab, 1);
    const before = await readPosition(tab);
    await tab.press('ArrowRight');
    await expect.poll(() => readPosition(tab)).toBeGreaterThan(before + 8);
    await expectPlaysFor(tab, 1);

    const mediaSession = () => readMediaSession(tab);
    await expect.poll(mediaSession).toEqual({ title: 'Isfront', state: 'playing', isPaused: false });
    await pressMediaKey(tab, 'pause');
    await expect.poll(mediaSession).toEqual({ title: 'Isfront', state: 'paused', isPaused: true });
    const atPause = await readPosition(tab);
    await pressMediaKey(tab, 'seekbackward');
    await expect.poll(() => readPosition(tab)).toBeLessThan(atPause - 8);
    await pressMediaKey(tab, 'play');
    await expectPlaysFor(tab, 0.5);

    await tab.hover(PLAYER);
    await tab.click(PLAYER, ['button', 'Undertekster og lyd']);
    await tab.click(['group', 'Undertekster'], ['menuitemradio', 'Norsk']);
    await tab.press('Escape');
    const subtitles = () =>
      tab.evaluate(() => document.querySelector('.shaka-text-container')?.textContent ?? '');
    await expect.poll(subtitles, { timeout: 60_000 }).not.toBe('');

    await tab.hover(PLAYER);
    await tab.click(PLAYER, ['button', 'Fullskjerm']);
    const fullscreen = () => tab.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'));
    await expect.poll(fullscreen).toBe('Videospiller');
    await expectPlaysFor(tab, 0.5);
    await tab.hover(PLAYER);
    await tab.click(PLAYER, ['button', 'Avslutt fullskjerm']);
    await expect.poll(fullscreen).toBeFalsy();

    const atReload = await readPosition(tab);
    await tab.reload();
    await expectPlaysFor(tab, 0.5);
    expect(await readPosition(tab)).toBeGreaterThan(atReload - 5);

    const countStarts = async () =>
      (await platform.state()).socketMessages.filter(({ event }) => event === 'StreamingStart').length;
    await expect.poll(countStarts).toBe(2);
    const left = await readPosition(tab);
    // WebKit restores the page from the back/forward cache without the video's buffer. Firefox reloads the page.
    await tab.evaluate(() => location.assign('/icon.svg'));
    await tab.expectPath('/icon.svg');
    await tab.goBack();
    await tab.expectPath(/^\/watch\//);
    await expectPlaysFor(tab, 0.5);
    expect(await readPosition(tab)).toBeGreaterThan(left - 5);
    expect(await readPosition(tab)).toBeLessThan(left + 30);
    await expect.poll(countStarts).toBeGreaterThan(2);
  });

  test(`PLAY-01 in ${engine} a live channel seeks back and returns to the live edge, and its programme starts over`, async ({
    openTab,
  }) => {
    const tab = await openTab(engine);
    await tab.open('/tv-guide');
    await tab.signIn('active@kunde.test');
    const openProgramme = () =>
      tab.click(['grid', 'Programmer'], ['row', /Nordlys/], ['button', /direkte nå/]);
    await openProgramme();
    await tab.click(['dialog'], ['link', 'Se direkte']);
    await tab.expectPath(/^\/watch\/live\/nordlys/);
    await expectPlaysFor(tab, 1);
    const atEdge = await readPosition(tab);
    for (let presses = 0; presses < 6; presses += 1) await tab.press('ArrowLeft');
    await expect.poll(() => readPosition(tab)).toBeLessThan(atEdge - 30);
    await tab.hover(PLAYER);
    await tab.click(PLAYER, ['button', 'Direkte']);
    await expect.poll(() => readPosition(tab)).toBeGreaterThan(atEdge);
    await expectPlaysFor(tab, 0.5);

    await tab.press('Escape');
    await tab.expectPath(/^\/tv-guide/);
    await openProgramme();
    await tab.click(['dialog'], ['link', 'Start forfra']);
    await tab.expectPath(/^\/watch\/vod\//);
    await expectPlaysFor(tab, 1);
    expect(await readPosition(tab)).toBeLessThan(60);
  });
}
