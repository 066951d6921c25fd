// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createGuideService } from '@tv/discovery-ui/testing';
import { fjordvisning, glimt, type ResponseTable } from '@tv/test-world';
import { renderApp, screen, waitFor } from '../../testing/index.ts';

const GUIDE = 'GET /content-layout/tvguide';
const ORIGIN = 'http://localhost:3000';

/** A quarter past eight in the evening of Friday 20 November 2026, as the fixtures are made around. */
const responses: ResponseTable = createGuideService();

const datesAsked = (calls: readonly string[]) =>
  new Set(calls.filter((call) => call.startsWith(GUIDE)).map((call) => /date=([\d-]+)/.exec(call)?.[1]));

const programmes = () =>
  [...document.querySelectorAll('[role="gridcell"] button')].map((one) => one.ariaLabel ?? one.textContent);

describe('the TV guide', () => {
  it('ROUTE-14 GUIDE-01 is the guide of today, from shortly before now', async () => {
    const app = await renderApp({ path: '/tv-guide', responses });
    await waitFor(() => expect(screen.heading()).toBe('TV-guide'));
    await waitFor(() =>
      expect(programmes().filter((one) => one.includes('direkte nå')).length).toBeGreaterThan(5),
    );
    expect(datesAsked(app.calls())).toEqual(new Set(['2026-11-20', '2026-11-21']));
    expect(screen.canonical()).toBe(`${ORIGIN}/tv-guide`);
    expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('I dag 20. nov.');
    expect(document.title).toBe('TV-guide – Glimt');
  });

  it('ROUTE-15 is the guide of the date that the address names', async () => {
    const app = await renderApp({
      path: '/tv-guide/2024-01-02',
      now: Date.parse('2024-01-03T12:00:00+01:00'),
      responses,
    });
    await waitFor(() => expect(programmes().length).toBeGreaterThan(5));
    await waitFor(() => expect(datesAsked(app.calls())).toEqual(new Set(['2024-01-02'])));
    expect(screen.canonical()).toBe(`${ORIGIN}/tv-guide/2024-01-02`);
    expect(document.title).toContain('TV-guide tirsdag 2. januar');
    expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('I går 2. jan.');
  });

  it('GUIDE-01 another date shows other broadcasts, under an address of its own', async () => {
    const app = await renderApp({ path: '/tv-guide', responses });
    await waitFor(() => expect(programmes().some((one) => one.includes('direkte nå'))).toBe(true));
    const before = programmes();
    const grid = document.querySelector('[role="grid"]');
    screen.link(/^I morgen/).click();
    await waitFor(() => expect(app.currentPath()).toBe('/tv-guide/2026-11-21'));
    await waitFor(() => expect(datesAsked(app.calls())).toContain('2026-11-22'));
    await waitFor(() => expect(programmes().length).toBeGreaterThan(5));
    expect(programmes()).not.toEqual(before);
    // All dates are one page: the grid goes there, and none is drawn in its place.
    expect(grid?.isConnected).toBe(true);
    expect(programmes().some((one) => one.includes('direkte nå'))).toBe(false);
    expect(screen.canonical()).toBe(`${ORIGIN}/tv-guide/2026-11-21`);
    window.history.back();
    await waitFor(() => expect(app.currentPath()).toBe('/tv-guide'));
    await waitFor(() => expect(programmes().some((one) => one.includes('direkte nå'))).toBe(true));
  });

  it.each([
    '2026-02-30',
    '99999-01-01',
    '%3Cscript%3E',
    '2026-11-12',
    '2026-11-28',
    'i-dag',
    '%00',
    '2026-11-20%20',
  ])('ROUTE-14 ROUTE-15 %s is no day of the guide, which is then that of today', async (date) => {
    const app = await renderApp({ path: `/tv-guide/${date}`, responses });
    await waitFor(() => expect(programmes().some((one) => one.includes('direkte nå'))).toBe(true));
    expect(datesAsked(app.calls())).toEqual(new Set(['2026-11-20', '2026-11-21']));
    expect(screen.canonical()).toBe(`${ORIGIN}/tv-guide`);
  });

  it.each([
    [glimt, /^Se hva som går på TV nå/],
    [fjordvisning, new RegExp(`^${fjordvisning.texts.seoDescription.slice(0, 20)}`)],
  ])(
    'PAGE-53 PAGE-54 is described by itself or by the brand, as the brand has it',
    async (brand, description) => {
      await renderApp({ brand, path: '/tv-guide', responses });
      await waitFor(() => expect(screen.meta('description')).toMatch(description));
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['a status', () => new Response('', { status: 500 })],
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of HTML', () => new Response('<!doctype html><h1>Gateway</h1>')],
    ['another shape', () => Response.json({ channels: 7 })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('PAGE-47 that fails by %s says so below its days, and can be tried again', async (_how, fail) => {
    const app = await renderApp({ path: '/tv-guide', responses: { ...responses, [GUIDE]: fail } });
    await waitFor(() => expect(screen.text()).toContain('Noe gikk galt'));
    expect(screen.heading()).toBe('TV-guide');
    expect(screen.link(/^I morgen/)).toBeTruthy();
    app.network.addResponses(responses);
    await waitFor(() => {
      // While it is asked again by itself, as on a slow machine it is by now, a press is none; it may have asked before.
      if (/Prøv igjen/.test(screen.text())) screen.button('Prøv igjen').click();
      expect(programmes().some((one) => one.includes('direkte nå'))).toBe(true);
    });
  });

  it('drops a broken programme and a broken channel, which it reports, and their neighbours live', async () => {
    const broken = async (request: Request) => {
      const answer = (await createGuideService({ channels: 3 })[GUIDE](request).json()) as {
        channels: { channel: object; programmes: object[] }[];
      };
      answer.channels[0]?.programmes.unshift({ id: '', title: 7, start: 'snart', end: null });
      if (answer.channels[1]) answer.channels[1].channel = { id: [], name: null };
      return Response.json(answer);
    };
    const app = await renderApp({ path: '/tv-guide', responses: { ...responses, [GUIDE]: broken } });
    await waitFor(() => expect(programmes().filter((one) => one.includes('direkte nå'))).toHaveLength(2));
    expect(screen.text()).toContain('Nordlys');
    expect(screen.text()).toContain('Kveld');
    expect(app.consoleMessages.join('\n')).toMatch(/getTvGuide .*programme/);
    expect(app.consoleMessages.join('\n')).toMatch(/getTvGuide .*channel/);
  });

  it('of no channels says so below its days', async () => {
    await renderApp({ path: '/tv-guide', responses: createGuideService({ channels: 0 }) });
    await waitFor(() => expect(screen.text()).toContain('Fant ingen kanaler'));
    expect(screen.heading()).toBe('TV-guide');
    expect(screen.link(/^I morgen/)).toBeTruthy();
  });

  it('has the row of a channel that sends nothing, between its neighbours', async () => {
    const service = createGuideService({
      channels: 3,
      programme: (one, { row }) => (row === 1 ? undefined : one),
    });
    const app = await renderApp({ path: '/tv-guide', responses: service });
    await waitFor(() => expect(programmes().filter((one) => one.includes('direkte nå'))).toHaveLength(2));
    const rows = [...document.querySelectorAll('[role="row"]')].map(({ textContent }) => textContent);
    expect(rows.filter((row) => row.includes('Kanal Fjell'))).toHaveLength(1);
    expect(screen.text()).toContain('Ingen programmer');
    expect(app.consoleMessages.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  /** What one channel sends, each as its title and its time in Oslo on the evening of 20 November. */
  const sends = (...given: readonly (readonly [title: string, start: string, end: string])[]) => ({
    [GUIDE]: (request: Request) => {
      const date = new URL(request.url).searchParams.get('date');
      const channel = { id: 'nordlys', name: 'Nordlys' };
      return Response.json({
        date,
        totalChannels: 1,
        channels: [
          {
            channel,
            programmes: given.map(([title, start, end]) => ({
              id: title,
              title,
              start: `${start}+01:00`,
              end: `${end}+01:00`,
            })),
          },
        ],
      });
    },
  });
  /** Title and times of each programme in the grid, as they are read. */
  const told = () => programmes().map((one) => one.replaceAll(/\s+/g, ' '));

  it('lets no two programmes overlap, and leaves out what has no length', async () => {
    await renderApp({
      path: '/tv-guide',
      responses: sends(
        ['Langfilm', '2026-11-20T20:00:00', '2026-11-20T22:00:00'],
        ['Nyhetene', '2026-11-20T21:00:00', '2026-11-20T21:30:00'],
        ['Ingenting', '2026-11-20T20:30:00', '2026-11-20T20:30:00'],
        ['Baklengs', '2026-11-20T23:00:00', '2026-11-20T22:30:00'],
      ),
    });
    await waitFor(() => expect(told().join()).toContain('Nyhetene'));
    const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];
    expect(cells.map(({ textContent }) => textContent.trim().split(' ')[0])).toEqual([
      'Langfilm',
      'Nyhetene',
      'Ingen',
    ]);
    // Minutes from where the grid begins: each cell ends where the next begins.
    const places = cells.map(({ style }) => {
      const start = Number(style.getPropertyValue('--start'));
      return { start, end: start + Number(style.getPropertyValue('--length')) };
    });
    expect(places.map(({ end }) => end).slice(0, 2)).toEqual(places.map(({ start }) => start).slice(1));
  });

  it('has a programme of 30 hours once, on each day that it runs through', async () => {
    const app = await renderApp({
      path: '/tv-guide',
      responses: sends(['Minutt for minutt', '2026-11-20T18:00:00', '2026-11-22T00:00:00']),
    });
    await waitFor(() => expect(told().filter((one) => one.includes('Minutt for minutt'))).toHaveLength(1));
    expect(told()[0]).toContain('direkte nå');
    app.popTo('/tv-guide/2026-11-21?kl=12');
    await waitFor(() => expect(datesAsked(app.calls())).toContain('2026-11-21'));
    await waitFor(() => expect(told().filter((one) => one.includes('Minutt for minutt'))).toHaveLength(1));
  });

  it('offers a visitor without access to sign in or to become a customer', async () => {
    const noAccess = createGuideService({ programme: (one) => ({ ...one, state: { type: 'NoAccess' } }) });
    const app = await renderApp({ path: '/tv-guide', responses: { ...responses, ...noAccess } });
    await waitFor(() => expect(programmes().some((one) => one.includes('ingen tilgang'))).toBe(true));
    document.querySelector<HTMLButtonElement>('[role="gridcell"] button[data-phase="live"]')?.click();
    await waitFor(() => expect(document.querySelector('dialog')).toBeTruthy());
    const panel = document.querySelector('dialog');
    const [signUp, ...others] = [...(panel?.querySelectorAll('a') ?? [])].map(({ pathname }) => pathname);
    expect(signUp).toMatch(/^\/tilgang\/live\//);
    expect(others).toEqual([]);
    [...(panel?.querySelectorAll('button') ?? [])]
      .find(({ textContent }) => textContent === 'Logg inn')
      ?.click();
    await waitFor(() => expect(app.navigations.join()).toMatch(/^assign https:\/\/id\.test\//));
  });

  it('plays from the panel: what is on now as the channel', async () => {
    const app = await renderApp({ path: '/tv-guide', responses });
    await waitFor(() => expect(programmes().some((one) => one.includes('direkte nå'))).toBe(true));
    document.querySelector<HTMLButtonElement>('[role="gridcell"] button[data-phase="live"]')?.click();
    await waitFor(() => screen.link('Se direkte').click());
    await waitFor(() => expect(app.currentPath()).toBe('/watch/live/kanal-1'));
  });

  it('takes broadcasts along as time passes, and the day after midnight', async () => {
    const app = await renderApp({
      path: '/tv-guide',
      now: Date.parse('2026-11-20T23:40:00+01:00'),
      responses,
    });
    await waitFor(() => expect(programmes().some((one) => one.includes('direkte nå'))).toBe(true));
    await app.advanceTime(30 * 60_000);
    await waitFor(() =>
      expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('I dag 21. nov.'),
    );
    await waitFor(() => expect(programmes().some((one) => one.includes('direkte nå'))).toBe(true));
  });
});
