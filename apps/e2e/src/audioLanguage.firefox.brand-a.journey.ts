import { test, type FirefoxTab } from './engines/firefox.ts';
import { expect } from './journey.ts';

const AUDIO = /\/audio-(\w+)\/(\d+)\.m4s$/;

const position = ({ page }: FirefoxTab) =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

async function expectPlaysOn(firefox: FirefoxTab, seconds: number): Promise<void> {
  await expect.poll(() => position(firefox)).toBeGreaterThan(0);
  const from = await position(firefox);
  await expect.poll(() => position(firefox)).toBeGreaterThan(from + seconds);
}

/** The numbers of the audio segments requested in a language, the oldest first. */
const segmentsIn = ({ requests }: FirefoxTab, language: string) =>
  requests.flatMap((url) => {
    const [, spoken, number] = AUDIO.exec(url) ?? [];
    return spoken === language ? [Number(number)] : [];
  });

for (const [what, path] of [
  ['a film', '/watch/vod/isfront?disableScpRedirect=1'],
  ['a live channel', '/watch/live/nordlys'],
] as const) {
  test(`Firefox plays ${what} on in the audio language that is chosen in the menu`, async ({ firefox }) => {
    await firefox.signIn('active@kunde.test', 'demo1234');
    await firefox.open(path);
    await expectPlaysOn(firefox, 1);
    const buffered = segmentsIn(firefox, 'nb').at(-1);

    // The controls show when the pointer moves.
    await firefox.page.mouse.move(300, 300);
    await firefox.press('button', 'Undertekster og lyd');
    await firefox.press('menuitemradio', 'Engelsk', ['group', 'Lyd']);
    // What was buffered in Norwegian is requested in English.
    await expect.poll(() => segmentsIn(firefox, 'en')).toContain(buffered);
    await expectPlaysOn(firefox, 3);
    const chosen = await firefox.page.$$eval('[role="menuitemradio"][aria-checked="true"]', (items) =>
      items.map((item) => item.textContent),
    );
    expect(chosen).toContain('Engelsk');
  });
}
