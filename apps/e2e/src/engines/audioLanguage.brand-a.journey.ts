import { expect, test } from '../support/engines/fixtures.ts';
import { expectPlaysFor } from '../support/engines/playback.ts';

const AUDIO = /\/audio-(\w+)\/(\d+)\.m4s$/;

/** Returns the numbers of the requested audio segments in a language, oldest first. */
const segmentsIn = (requests: readonly string[], language: string) =>
  requests.flatMap((url) => {
    const [, spoken, number] = AUDIO.exec(url) ?? [];
    return spoken === language ? [Number(number)] : [];
  });

test('Firefox keeps playing a film and a live channel after the audio language is changed in the menu', async ({
  openTab,
}) => {
  const tab = await openTab('Firefox');
  const { requests } = tab;
  await tab.open('/bli-kunde');
  await tab.signIn('active@kunde.test');
  // The choice is stored: the channel starts in English.
  for (const { path, from, to, item } of [
    { path: '/watch/vod/isfront?disableScpRedirect=1', from: 'nb', to: 'en', item: 'Engelsk' },
    { path: '/watch/live/nordlys', from: 'en', to: 'nb', item: 'Norsk' },
  ]) {
    const before = requests.length;
    await tab.open(path);
    await expectPlaysFor(tab, 1);
    const buffered = segmentsIn(requests.slice(before), from).at(-1);
    expect(buffered).toBeDefined();

    // The controls appear when the pointer moves.
    await tab.hover(['region', 'Videospiller']);
    await tab.click(['button', 'Undertekster og lyd']);
    const language = [
      ['group', 'Lyd'],
      ['menuitemradio', item],
    ] as const;
    await tab.click(...language);
    // Buffered segments are requested again in the new language.
    await expect.poll(() => segmentsIn(requests.slice(before), to)).toContain(buffered);
    await expectPlaysFor(tab, 2);
    await tab.expectShown(['group', 'Lyd'], ['menuitemradio', item]);
    const chosen = await tab.evaluate(() =>
      [...document.querySelectorAll('[role="menuitemradio"][aria-checked="true"]')].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(chosen).toContain(item);
  }
});
