// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { cardFixtures, filmCoverPageFixture } from '@tv/api-client/fixtures';
import { kari, ola } from '@tv/auth/testing';
import { createGuideService } from '@tv/discovery-ui/testing';
import { renderApp, user } from '../../testing/index.ts';
import { encodeParentalLimit, storeFromOtherTab } from '../../testing/pinResponses.ts';

const FILMS = 'GET /content-layout/swimlanes/films';
const PATH = '/tema/start/liste/films';

const { sub: KARI } = kari;
const { sub: OLA } = ola;

const filmRated15 = { ...cardFixtures.film, ageLimit: 15, imdbRating: 8.1 };
const responses = { [FILMS]: [filmRated15] };

/** Returns the text and the accessible name of the only card. */
function readCard() {
  const article = within(screen.getByRole('main')).queryByRole('article');
  return { text: article?.textContent ?? '', name: article?.querySelector('a')?.getAttribute('aria-label') };
}

const expectLocked = () =>
  waitFor(() => {
    expect(readCard().text).toContain('15+');
    expect(readCard().text).not.toContain('15 år');
    expect(readCard().text).not.toMatch(/8[.,]1/);
    expect(readCard().name).toContain('låst, aldersgrense 15 år');
  });
const expectUnlocked = () =>
  waitFor(() => {
    expect(readCard().name).toBeDefined();
    expect(readCard().text).not.toContain('15+');
    expect(readCard().name).not.toContain('låst');
  });

describe('cards above the parental control limit', () => {
  it('CARD-39 PIN-20 PIN-22 a card above the stored limit of the user is locked and shows 15+ instead of its rating', async () => {
    await renderApp({
      path: PATH,
      isSignedIn: true,
      responses,
      localStorage: { [`parental-${KARI}`]: encodeParentalLimit(12) },
    });
    await expectLocked();
  });

  it('CARD-39 PIN-22 a card is not locked at the limit, or while parental control is off', async () => {
    const app = await renderApp({
      path: PATH,
      isSignedIn: true,
      responses,
      localStorage: { [`parental-${KARI}`]: encodeParentalLimit(15) },
    });
    await app.advanceTime(1000);
    await expectUnlocked();
    storeFromOtherTab(KARI, encodeParentalLimit(12, false));
    await app.advanceTime(1000);
    await expectUnlocked();
  });

  it('CARD-39 PIN-20 a card is locked at once when its user changes the setting in another tab', async () => {
    const app = await renderApp({ path: PATH, isSignedIn: true, responses });
    await app.advanceTime(1000);
    await expectUnlocked();
    storeFromOtherTab(OLA, encodeParentalLimit(0));
    await app.advanceTime(1000);
    await expectUnlocked();
    storeFromOtherTab(KARI, encodeParentalLimit(9));
    await expectLocked();
    storeFromOtherTab(KARI, encodeParentalLimit(9, false));
    await expectUnlocked();
  });

  it('CARD-39 no card is locked for a visitor', async () => {
    const app = await renderApp({
      path: PATH,
      responses,
      localStorage: { [`parental-${KARI}`]: encodeParentalLimit(0) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Nye filmer' });
    await app.advanceTime(1000);
    await expectUnlocked();
  });

  const hero = { path: '/', responses: { 'GET /content-layout/swimlanes/hero': [filmRated15] } };
  const coverPage = { ...filmCoverPageFixture, ageLimit: 15, imdbRating: 8.1 };
  const cover = {
    path: '/film/isfront',
    responses: { 'GET /content-search/coverpage/super/isfront/': coverPage },
  };
  const guide = {
    path: '/tv-guide',
    responses: createGuideService({ programme: (programme) => ({ ...programme, ageLimit: 15 }) }),
  };
  it.each([
    ['in a hero carousel', hero, '[aria-roledescription="lysbilde"]'],
    ['on its cover page', cover, 'main article > header'],
    ['in the TV guide', guide, 'dialog'],
  ])('CARD-39 a title above the limit is locked %s', async (_case, options, selector) => {
    const localStorage = { [`parental-${KARI}`]: encodeParentalLimit(12) };
    await renderApp({ ...options, isSignedIn: true, localStorage });
    if (options === guide) {
      const [live] = await screen.findAllByRole('button', { name: /direkte nå/ });
      if (live) await user.click(live);
    }
    const text = () => document.querySelector(selector)?.textContent ?? '';
    await waitFor(() => expect(text()).toContain('15+'));
    expect(text()).not.toContain('15 år');
    expect(text()).not.toContain('8,1');
  });

  it('PIN-21 an invalid setting is reported and locks no card', async () => {
    const app = await renderApp({
      path: PATH,
      isSignedIn: true,
      responses,
      localStorage: { [`parental-${KARI}`]: '{"isParentalControlActive":true,"ageRestriction":0}' },
    });
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('warn: [auth.parental]'));
    await expectUnlocked();
    expect(app.consoleMessages.filter((line) => line.includes('auth.parental'))).toHaveLength(1);
  });
});
