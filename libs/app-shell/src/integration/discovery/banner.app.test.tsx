// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { inAppMessagesFixture } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import {
  renderApp,
  advanceUntil,
  type RenderAppOptions,
  type RenderedApp,
  user,
  waitInRealTime,
} from '../../testing/index.ts';

const MESSAGES = 'GET /gateway/inappmessages';
const [ski, outage] = inAppMessagesFixture;

/** A banner with every field, each with its own text. */
const fullBanner: (typeof inAppMessagesFixture)[number] = {
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
const countRequests = (app: RenderedApp) => app.calls().filter((call) => call === MESSAGES).length;

const TV_USER_AGENT =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94 Safari/537.36';

/** Opens the front page with frozen time and waits for the banner request. */
async function openFrontPage(options: RenderAppOptions = {}) {
  const app = await renderApp({ isTimeFrozen: true, ...options });
  await waitInRealTime(async () => {
    await app.advanceTime(10);
    expect(countRequests(app)).toBe(1);
  });
  // Renders the response.
  await app.advanceTime(10);
  return app;
}

/** Advances time far enough for a banner to be fetched and shown. */
async function advancePastDelay(app: RenderedApp) {
  for (let step = 0; step < 30; step += 1) {
    await app.advanceTime(200);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Advances time until a banner is shown. */
async function waitForBanner(app: RenderedApp) {
  await waitInRealTime(async () => {
    await app.advanceTime(100);
    expect(banner()).toBeDefined();
  });
}

describe('banners', () => {
  it('BANNER-01 BANNER-02 BANNER-04 BANNER-09 a banner appears after 1 s with its texts and can be dismissed', async () => {
    const app = await openFrontPage({ responses: { [MESSAGES]: [fullBanner] } });
    await waitInRealTime(() => within(screen.getByRole('main')).getByRole('alert'));
    await app.advanceTime(900);
    expect(banner()).toBeUndefined();
    await app.advanceTime(100);
    await waitInRealTime(() => expect(banner()).toBe('Ny sesongAlt starter i dag.Se løpene'));
    expect(app.calls()).toContain(MESSAGES);
    await user.click(screen.getByRole('button', { name: 'Lukk meldingen: Ny sesong' }));
    await waitInRealTime(() => expect(banner()).toBeUndefined());
    expect(localStorage.getItem('dismissed-banners')).toContain('"banner-ny"');
  });

  it('PAGE-36 banners are shown on the Start page only', async () => {
    const app = await openFrontPage();
    await waitForBanner(app);
    app.popTo('/filmer');
    await advanceUntil(app, () =>
      expect(screen.getByRole('heading', { level: 1, name: 'Filmer' })).toBeInTheDocument(),
    );
    await app.advanceTime(70_000);
    expect(banner()).toBeUndefined();
    expect(countRequests(app)).toBe(1);
    app.popTo('/');
    await advanceUntil(app, () => expect(countRequests(app)).toBe(2));
    await waitForBanner(app);
  });

  it('BANNER-01 BANNER-03 a banner opens a dialog with its details and a link', async () => {
    const app = await openFrontPage({ responses: { [MESSAGES]: [fullBanner] } });
    await waitForBanner(app);
    await user.click(screen.getByRole('button', { name: 'Se løpene' }));
    const dialog = () => screen.queryByRole('dialog');
    await waitInRealTime(() =>
      expect(screen.getByRole('dialog', { name: 'Vinteren på ski' })).toBeInTheDocument(),
    );
    expect(dialog()).toHaveTextContent('Alle løp sendes direkte.');
    await user.click(screen.getByRole('link', { name: 'Til løpene' }));
    await waitInRealTime(() => expect(app.currentPath()).toBe('/tema/ski'));
    await waitInRealTime(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('BANNER-05 a banner is shown only within its time window, by the clock of the app', async () => {
    const to = Date.parse(outage?.to ?? '');
    const app = await openFrontPage({ now: to - 30_000, responses: { [MESSAGES]: [outage] } });
    await waitForBanner(app);
    expect(banner()).toContain('Noen kanaler er nede');
    await app.advanceTime(40_000);
    await waitInRealTime(() => expect(banner()).toBeUndefined());

    const early = await openFrontPage({
      now: Date.parse(outage?.from ?? '') - 10_000,
      responses: { [MESSAGES]: [outage] },
    });
    await advancePastDelay(early);
    expect(banner()).toBeUndefined();
    await early.advanceTime(4500);
    await waitForBanner(early);
    expect(banner()).toContain('Noen kanaler er nede');
  });

  it.each(['2000-01-01T00:00:00Z', '2099-12-31T00:00:00Z'])(
    'BANNER-05 a banner without a start and end is always shown: %s',
    async (now) => {
      await openFrontPage({
        now: Date.parse(now),
        responses: { [MESSAGES]: [{ ...outage, from: undefined, to: undefined }] },
      }).then(waitForBanner);
      expect(banner()).toContain('Noen kanaler er nede');
    },
  );

  it('BANNER-01 a banner of unknown type is shown as info, with the role status', async () => {
    const app = await openFrontPage({ responses: { [MESSAGES]: [{ ...ski, type: 'fest' }] } });
    await waitForBanner(app);
    expect(banner()).toContain('Skisesongen er i gang');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Skisesongen er i gang').closest('[role]')).toHaveAttribute('role', 'status');
    expect(app.consoleMessages).toEqual([]);
  });

  it('BANNER-06 BANNER-07 a dismissable banner can be dismissed and stays hidden after a reload', async () => {
    const app = await openFrontPage({ responses: { [MESSAGES]: [ski, outage] } });
    await waitForBanner(app);
    await user.click(screen.getByRole('button', { name: 'Lukk meldingen: Skisesongen er i gang' }));
    await waitInRealTime(() => expect(banner()).toBeUndefined());
    expect(screen.getByRole('main')).toHaveFocus();
    await waitForBanner(app);
    expect(banner()).toContain('Noen kanaler er nede');
    expect(screen.queryByRole('button', { name: /^Lukk meldingen/ })).not.toBeInTheDocument();

    const reloaded = await openFrontPage({ previousApp: app, responses: { [MESSAGES]: [ski] } });
    await advancePastDelay(reloaded);
    expect(banner()).toBeUndefined();
  });

  it.each([
    [29, false],
    [30, true],
  ])(
    'BANNER-08 a TV app banner that was dismissed %d days ago on a TV is shown: %s',
    async (days, isShown) => {
      vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: TV_USER_AGENT } }));
      const now = Date.parse('2026-11-20T19:15:00Z');
      const app = await openFrontPage({
        now,
        responses: { [MESSAGES]: [{ ...ski, type: 'tvApp', from: undefined, to: undefined }] },
        localStorage: { 'dismissed-banners': JSON.stringify([['banner-ski', now - days * 86_400_000]]) },
      });
      if (isShown) await waitForBanner(app);
      else await advancePastDelay(app);
      expect(banner() !== undefined).toBe(isShown);
    },
  );

  it('BANNER-10 banners are polled every 60 s', async () => {
    const app = await openFrontPage({ responses: { [MESSAGES]: [] } });
    await app.advanceTime(59_000);
    expect(countRequests(app)).toBe(1);
    app.network.addResponses({ [MESSAGES]: [ski] });
    await app.advanceTime(1500);
    await waitInRealTime(() => expect(countRequests(app)).toBe(2));
    await waitForBanner(app);
    await app.advanceTime(60_000);
    await waitInRealTime(() => expect(countRequests(app)).toBe(3));
  });

  it('BANNER-11 a failed banner request is not retried before the next poll and shows no error', async () => {
    const app = await openFrontPage({ responses: { [MESSAGES]: () => new Response(null, { status: 500 }) } });
    await app.advanceTime(58_000);
    expect(countRequests(app)).toBe(1);
    expect(banner()).toBeUndefined();
    expect(document.body).not.toHaveTextContent('Prøv igjen');
    app.network.addResponses({ [MESSAGES]: [ski] });
    await app.advanceTime(2500);
    await waitInRealTime(() => expect(countRequests(app)).toBe(2));
    await waitForBanner(app);
  });

  it('banners are not fetched until the user is known', async () => {
    const app = await renderApp({ isTimeFrozen: true, providerSession: kari });
    await waitInRealTime(() => expect(document.querySelector('iframe')).not.toBeNull());
    await waitInRealTime(() => expect(document.body).toHaveTextContent('Isfront'));
    for (let step = 0; step < 20; step += 1) {
      await app.advanceTime(10);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(countRequests(app)).toBe(0);
  });

  it('ANA-07 showing, opening and dismissing a banner is tracked', async () => {
    const app = await openFrontPage({
      responses: { [MESSAGES]: [ski] },
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await waitForBanner(app);
    await user.click(screen.getByRole('button', { name: 'Les mer' }));
    await user.click(screen.getByRole('button', { name: 'Lukk meldingen: Skisesongen er i gang' }));
    await app.advanceTime(5000);
    const events = app.analyticsEvents().filter(({ event }) => event === 'banner');
    expect(events).toMatchObject(
      ['shown', 'clicked', 'dismissed'].map((action) => ({ bannerId: 'banner-ski', action })),
    );
  });
});
