// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { inAppMessagesFixture } from '@tv/api-client/fixtures';
import {
  renderApp,
  advanceUntil,
  screen,
  waitFor,
  type RenderAppOptions,
  type RenderedApp,
} from '../../testing/index.ts';

const MESSAGES = 'GET /gateway/inappmessages';
const [ski, trouble] = inAppMessagesFixture;

/** All that a banner can say, and none of it twice. */
const whole: (typeof inAppMessagesFixture)[number] = {
  id: 'banner-ny',
  type: 'warning',
  from: '2026-11-20T20:00:00+01:00',
  to: '2026-11-20T21:00:00+01:00',
  isDismissable: true,
  banner: { title: 'Ny sesong', message: 'Alt starter i dag.', buttonText: 'Se løpene' },
  details: {
    title: 'Vinteren på ski',
    message: 'Alle løp sendes direkte.',
    linkConfig: { link: '/tema/ski', linkText: 'Til løpene' },
  },
};

const banner = () =>
  document.querySelector('main :is([role="status"], [role="alert"]) > section')?.textContent;
const asked = (app: RenderedApp) => app.calls().filter((call) => call === MESSAGES).length;

const TV =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94 Safari/537.36';

/** The front page, with time in the test's hands from when the banners have been asked for. */
async function openFront(more: RenderAppOptions = {}) {
  const app = await renderApp({ isTimeFrozen: true, ...more });
  await waitFor(async () => {
    await app.advanceTime(10);
    expect(asked(app)).toBe(1);
  });
  // The answer is there, and drawn.
  await app.advanceTime(10);
  return app;
}

/** Long enough for a banner that may come, and for all that it needs to have been answered and drawn. */
async function wait(app: RenderedApp) {
  for (let step = 0; step < 30; step += 1) {
    await app.advanceTime(200);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Lets a banner come that has to. */
async function come(app: RenderedApp) {
  await waitFor(async () => {
    await app.advanceTime(100);
    expect(banner()).toBeDefined();
  });
}

describe('a banner', () => {
  it('BANNER-01 BANNER-02 BANNER-04 BANNER-09 comes after a second, and says what it has to say', async () => {
    const app = await openFront({ responses: { [MESSAGES]: [whole] } });
    await waitFor(() => expect(document.querySelector('main [role="alert"]')).not.toBeNull());
    await app.advanceTime(900);
    expect(banner()).toBeUndefined();
    await app.advanceTime(100);
    await waitFor(() => expect(banner()).toBe('Ny sesongAlt starter i dag.Se løpene'));
    expect(app.calls()).toContain(MESSAGES);
    screen.button('Lukk meldingen: Ny sesong').click();
    await waitFor(() => expect(banner()).toBeUndefined());
    expect(localStorage.getItem('dismissed-banners')).toContain('"banner-ny"');
  });

  it('PAGE-36 is there on the page that is called Start, and on no other', async () => {
    const app = await openFront();
    await come(app);
    app.popTo('/filmer');
    await advanceUntil(app, () => expect(screen.heading()).toBe('Filmer'));
    await app.advanceTime(70_000);
    expect(banner()).toBeUndefined();
    expect(asked(app)).toBe(1);
    app.popTo('/');
    await advanceUntil(app, () => expect(asked(app)).toBe(2));
    await come(app);
  });

  it('BANNER-01 BANNER-03 tells more in a dialog, and leads on from there', async () => {
    const app = await openFront({ responses: { [MESSAGES]: [whole] } });
    await come(app);
    screen.button('Se løpene').click();
    const dialog = () => document.querySelector('dialog');
    await waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Vinteren på ski'));
    expect(dialog()?.textContent).toContain('Alle løp sendes direkte.');
    screen.link('Til løpene').click();
    await waitFor(() => expect(app.currentPath()).toBe('/tema/ski'));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('BANNER-05 is there within its window only, by the one clock', async () => {
    const to = Date.parse(trouble?.to ?? '');
    const app = await openFront({ now: to - 30_000, responses: { [MESSAGES]: [trouble] } });
    await come(app);
    expect(banner()).toContain('Noen kanaler er nede');
    await app.advanceTime(40_000);
    await waitFor(() => expect(banner()).toBeUndefined());

    const early = await openFront({
      now: Date.parse(trouble?.from ?? '') - 10_000,
      responses: { [MESSAGES]: [trouble] },
    });
    await wait(early);
    expect(banner()).toBeUndefined();
    await early.advanceTime(4500);
    await come(early);
    expect(banner()).toContain('Noen kanaler er nede');
  });

  it.each(['2000-01-01T00:00:00Z', '2099-12-31T00:00:00Z'])(
    'BANNER-05 without a beginning and an end is always there: %s',
    async (now) => {
      await openFront({
        now: Date.parse(now),
        responses: { [MESSAGES]: [{ ...trouble, from: undefined, to: undefined }] },
      }).then(come);
      expect(banner()).toContain('Noen kanaler er nede');
    },
  );

  it('BANNER-01 of a type that nobody knows is an info, which a screen reader does not cut in with', async () => {
    const app = await openFront({ responses: { [MESSAGES]: [{ ...ski, type: 'fest' }] } });
    await come(app);
    expect(banner()).toContain('Skisesongen er i gang');
    expect(document.querySelector('main [role="status"] > section')).not.toBeNull();
    expect(document.querySelector('main [role="alert"] > section')).toBeNull();
    expect(app.consoleMessages).toEqual([]);
  });

  it('BANNER-06 BANNER-07 is dismissed for good, where it can be', async () => {
    const app = await openFront({ responses: { [MESSAGES]: [ski, trouble] } });
    await come(app);
    screen.button('Lukk meldingen: Skisesongen er i gang').click();
    await waitFor(() => expect(banner()).toBeUndefined());
    expect(document.activeElement?.tagName).toBe('MAIN');
    await come(app);
    expect(banner()).toContain('Noen kanaler er nede');
    expect(() => screen.button(/^Lukk meldingen/)).toThrow();

    const reloaded = await openFront({ previousApp: app, responses: { [MESSAGES]: [ski] } });
    await wait(reloaded);
    expect(banner()).toBeUndefined();
  });

  it.each([
    [29, false],
    [30, true],
  ])(
    'BANNER-08 about the TV app, dismissed %d days ago on a television, is there: %s',
    async (days, isThere) => {
      vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: TV } }));
      const now = Date.parse('2026-11-20T19:15:00Z');
      const app = await openFront({
        now,
        responses: { [MESSAGES]: [{ ...ski, type: 'tvApp', from: undefined, to: undefined }] },
        localStorage: { 'dismissed-banners': JSON.stringify([['banner-ski', now - days * 86_400_000]]) },
      });
      if (isThere) await come(app);
      else await wait(app);
      expect(banner() !== undefined).toBe(isThere);
    },
  );

  it('BANNER-10 is asked for every 60 s', async () => {
    const app = await openFront({ responses: { [MESSAGES]: [] } });
    await app.advanceTime(59_000);
    expect(asked(app)).toBe(1);
    app.network.addResponses({ [MESSAGES]: [ski] });
    await app.advanceTime(1500);
    await waitFor(() => expect(asked(app)).toBe(2));
    await come(app);
    await app.advanceTime(60_000);
    await waitFor(() => expect(asked(app)).toBe(3));
  });

  it('BANNER-11 that cannot be had is not asked for before the next refresh, and nothing is said of it', async () => {
    const app = await openFront({ responses: { [MESSAGES]: () => new Response(null, { status: 500 }) } });
    await app.advanceTime(58_000);
    expect(asked(app)).toBe(1);
    expect(banner()).toBeUndefined();
    expect(screen.text()).not.toContain('Prøv igjen');
    app.network.addResponses({ [MESSAGES]: [ski] });
    await app.advanceTime(2500);
    await waitFor(() => expect(asked(app)).toBe(2));
    await come(app);
  });

  it('ANA-07 is told of when it is shown, opened and dismissed', async () => {
    const app = await openFront({
      responses: { [MESSAGES]: [ski] },
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await come(app);
    screen.button('Les mer').click();
    screen.button('Lukk meldingen: Skisesongen er i gang').click();
    await app.advanceTime(5000);
    const told = app.analyticsEvents().filter(({ event }) => event === 'banner');
    expect(told).toMatchObject(
      ['shown', 'clicked', 'dismissed'].map((action) => ({ bannerId: 'banner-ski', action })),
    );
  });
});
