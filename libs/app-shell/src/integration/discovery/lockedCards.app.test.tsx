// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cardFixtures, filmCoverPageFixture } from '@tv/api-client/fixtures';
import { kari, ola } from '@tv/auth/testing';
import { createGuideService } from '@tv/discovery-ui/testing';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import { encodeParentalLimit, storeFromOtherTab } from '../../testing/pinResponses.ts';

const FILMS = 'GET /content-layout/swimlanes/films';
const PATH = '/tema/start/liste/films';

const { sub: KARI } = kari;
const { sub: OLA } = ola;

const fifteen = { ...cardFixtures.film, ageLimit: 15, imdbRating: 8.1 };
const responses = { [FILMS]: [fifteen] };

/** What the one card says of itself in its picture, and by its name. */
function card() {
  const article = document.querySelector('main article');
  return { text: article?.textContent ?? '', name: article?.querySelector('a')?.getAttribute('aria-label') };
}

const expectLocked = () =>
  waitFor(() => {
    expect(card().text).toContain('15+');
    expect(card().text).not.toContain('15 år');
    expect(card().text).not.toMatch(/8[.,]1/);
    expect(card().name).toContain('låst, aldersgrense 15 år');
  });
const expectFree = () =>
  waitFor(() => {
    expect(card().name).toBeDefined();
    expect(card().text).not.toContain('15+');
    expect(card().name).not.toContain('låst');
  });

describe('a card above the limit of parental control', () => {
  it('CARD-39 PIN-20 PIN-22 is locked, with the limit and + in place of the rating, for whom the limit is kept', async () => {
    await renderApp({
      path: PATH,
      isSignedIn: true,
      responses,
      localStorage: { [`parental-${KARI}`]: encodeParentalLimit(12) },
    });
    await expectLocked();
  });

  it('CARD-39 PIN-22 is as any other at the limit, and where parental control is off', async () => {
    const app = await renderApp({
      path: PATH,
      isSignedIn: true,
      responses,
      localStorage: { [`parental-${KARI}`]: encodeParentalLimit(15) },
    });
    await app.advanceTime(1000);
    await expectFree();
    storeFromOtherTab(KARI, encodeParentalLimit(12, false));
    await app.advanceTime(1000);
    await expectFree();
  });

  it('CARD-39 PIN-20 is locked at once when the setting changes in another tab, and for its user only', async () => {
    const app = await renderApp({ path: PATH, isSignedIn: true, responses });
    await app.advanceTime(1000);
    await expectFree();
    storeFromOtherTab(OLA, encodeParentalLimit(0));
    await app.advanceTime(1000);
    await expectFree();
    storeFromOtherTab(KARI, encodeParentalLimit(9));
    await expectLocked();
    storeFromOtherTab(KARI, encodeParentalLimit(9, false));
    await expectFree();
  });

  it('CARD-39 is locked for nobody who is not signed in', async () => {
    const app = await renderApp({
      path: PATH,
      responses,
      localStorage: { [`parental-${KARI}`]: encodeParentalLimit(0) },
    });
    await waitFor(() => expect(screen.heading()).toBe('Nye filmer'));
    await app.advanceTime(1000);
    await expectFree();
  });

  const hero = { path: '/', responses: { 'GET /content-layout/swimlanes/hero': [fifteen] } };
  const ofFilm = { ...filmCoverPageFixture, ageLimit: 15, imdbRating: 8.1 };
  const cover = {
    path: '/film/isfront',
    responses: { 'GET /content-search/coverpage/super/isfront/': ofFilm },
  };
  const guide = {
    path: '/tv-guide',
    responses: createGuideService({ programme: (one) => ({ ...one, ageLimit: 15 }) }),
  };
  it.each([
    ['large, in a carousel', hero, '[aria-roledescription="lysbilde"]'],
    ['on its cover page', cover, 'main article > header'],
    ['as a programme of the guide', guide, 'dialog'],
  ])('CARD-39 is locked %s as well', async (_where, options, selector) => {
    const localStorage = { [`parental-${KARI}`]: encodeParentalLimit(12) };
    await renderApp({ ...options, isSignedIn: true, localStorage });
    if (options === guide) {
      const live = '[role="gridcell"] button[data-phase="live"]';
      await waitFor(() => expect(document.querySelector(live)).not.toBeNull());
      document.querySelector<HTMLButtonElement>(live)?.click();
    }
    const text = () => document.querySelector(selector)?.textContent ?? '';
    await waitFor(() => expect(text()).toContain('15+'));
    expect(text()).not.toContain('15 år');
    expect(text()).not.toContain('8,1');
  });

  it('PIN-21 is as any other where the setting cannot be read, which is reported', async () => {
    const app = await renderApp({
      path: PATH,
      isSignedIn: true,
      responses,
      localStorage: { [`parental-${KARI}`]: '{"isParentalControlActive":true,"ageRestriction":0}' },
    });
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('warn: [auth.parental]'));
    await expectFree();
    expect(app.consoleMessages.filter((line) => line.includes('auth.parental'))).toHaveLength(1);
  });
});
