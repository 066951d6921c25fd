import { test, type FirefoxTab } from '../support/engines/firefox.ts';
import { expect } from '../support/fixtures.ts';

const AUDIO = /\/audio-(\w+)\/(\d+)\.m4s$/;

const position = ({ page }: FirefoxTab) =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

async function expectPlaysOn(firefox: FirefoxTab, seconds: number): Promise<void> {
  await expect.poll(() => position(firefox)).toBeGreaterThan(0);
  const from = await position(firefox);
  await expect.poll(() => position(firefox)).toBeGreaterThan(from + seconds);
}

/** Returns the numbers of the requested audio segments in a language, oldest first. */
const segmentsIn = (requests: readonly string[], language: string) =>
  requests.flatMap((url) => {
    const [, spoken, number] = AUDIO.exec(url) ?? [];
    return spoken === language ? [Number(number)] : [];
  });

test('Firefox keeps playing a film and a live channel after the audio language is changed in the menu', async ({
  firefox,
}) => {
  const { page, requests, open, click } = firefox;
  await firefox.signIn('active@kunde.test', 'demo1234');
  // The choice is stored: the channel starts in English.
  for (const { path, from, to, item } of [
    { path: '/watch/vod/isfront?disableScpRedirect=1', from: 'nb', to: 'en', item: 'Engelsk' },
    { path: '/watch/live/nordlys', from: 'en', to: 'nb', item: 'Norsk' },
  ]) {
    const before = requests.length;
    await open(path);
    await expectPlaysOn(firefox, 1);
    const buffered = segmentsIn(requests.slice(before), from).at(-1);
    expect(buffered).toBeDefined();

    // The controls appear when the pointer moves.
    await page.mouse.move(300, 300);
    await click('button', 'Undertekster og lyd');
    await click('menuitemradio', item, ['group', 'Lyd']);
    // Buffered segments are requested again in the new language.
    await expect.poll(() => segmentsIn(requests.slice(before), to)).toContain(buffered);
    await expectPlaysOn(firefox, 2);
    const chosen = await page.$$eval('[role="menuitemradio"][aria-checked="true"]', (items) =>
      items.map((item) => item.textContent),
    );
    expect(chosen).toContain(item);
  }
});
