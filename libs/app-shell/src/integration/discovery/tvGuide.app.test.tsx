// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { createGuideService } from '@tv/discovery-ui/testing';
import { fjordvisning, glimt, type ResponseTable } from '@tv/test-world';
import { renderApp, user } from '../../testing/index.ts';
import { getCanonical, getMeta } from '../../testing/pageHead.ts';

const GUIDE = 'GET /content-layout/tvguide';
const ORIGIN = 'http://localhost:3000';

/** The fixtures are built around 20:15 on Friday 20 November 2026. */
const responses: ResponseTable = createGuideService();

const requestedDates = (calls: readonly string[]) =>
  new Set(calls.filter((call) => call.startsWith(GUIDE)).map((call) => /date=([\d-]+)/.exec(call)?.[1]));

const programmes = () => {
  const grid = screen.queryByRole('grid');
  const buttons = grid ? within(grid).queryAllByRole('button') : [];
  return buttons.map((button) => button.ariaLabel ?? button.textContent);
};

/** Returns the link of the selected date. */
const selectedDate = () => screen.getByRole('link', { current: 'date' });

/** Opens the panel of the first live programme. */
async function openLiveProgramme() {
  const live = document.querySelector('[role="gridcell"] button[data-phase="live"]');
  await user.click(live ?? document.body);
}

describe('the TV guide', () => {
  it('ROUTE-14 GUIDE-01 the TV guide shows today, from shortly before now', async () => {
    const app = await renderApp({ path: '/tv-guide', responses });
    await screen.findByRole('heading', { level: 1, name: 'TV-guide' });
    await waitFor(() =>
      expect(programmes().filter((label) => label.includes('direkte nå')).length).toBeGreaterThan(5),
    );
    expect(requestedDates(app.calls())).toEqual(new Set(['2026-11-20', '2026-11-21']));
    expect(getCanonical()).toBe(`${ORIGIN}/tv-guide`);
    expect(selectedDate().textContent).toBe('I dag 20. nov.');
    expect(document.title).toBe('TV-guide – Glimt');
  });

  it('ROUTE-15 the TV guide shows the date in the URL', async () => {
    const app = await renderApp({
      path: '/tv-guide/2024-01-02',
      now: Date.parse('2024-01-03T12:00:00+01:00'),
      responses,
    });
    await waitFor(() => expect(programmes().length).toBeGreaterThan(5));
    await waitFor(() => expect(requestedDates(app.calls())).toEqual(new Set(['2024-01-02'])));
    expect(getCanonical()).toBe(`${ORIGIN}/tv-guide/2024-01-02`);
    expect(document.title).toContain('TV-guide tirsdag 2. januar');
    expect(selectedDate().textContent).toBe('I går 2. jan.');
  });

  it('GUIDE-01 another date shows other programmes and has its own URL', async () => {
    const app = await renderApp({ path: '/tv-guide', responses });
    await waitFor(() => expect(programmes().some((label) => label.includes('direkte nå'))).toBe(true));
    const before = programmes();
    const grid = screen.getByRole('grid');
    await user.click(await screen.findByRole('link', { name: /^I morgen/ }));
    await waitFor(() => expect(app.currentPath()).toBe('/tv-guide/2026-11-21'));
    await waitFor(() => expect(requestedDates(app.calls())).toContain('2026-11-22'));
    await waitFor(() => expect(programmes().length).toBeGreaterThan(5));
    expect(programmes()).not.toEqual(before);
    // All dates are one route: the grid stays mounted.
    expect(grid).toBeInTheDocument();
    expect(programmes().some((label) => label.includes('direkte nå'))).toBe(false);
    expect(getCanonical()).toBe(`${ORIGIN}/tv-guide/2026-11-21`);
    window.history.back();
    await waitFor(() => expect(app.currentPath()).toBe('/tv-guide'));
    await waitFor(() => expect(programmes().some((label) => label.includes('direkte nå'))).toBe(true));
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
  ])('ROUTE-14 ROUTE-15 %s is not a date of the TV guide, which then shows today', async (date) => {
    const app = await renderApp({ path: `/tv-guide/${date}`, responses });
    await waitFor(() => expect(programmes().some((label) => label.includes('direkte nå'))).toBe(true));
    expect(requestedDates(app.calls())).toEqual(new Set(['2026-11-20', '2026-11-21']));
    expect(getCanonical()).toBe(`${ORIGIN}/tv-guide`);
  });

  it.each([
    [glimt, /^Se hva som går på TV nå/],
    [fjordvisning, new RegExp(`^${fjordvisning.texts.seoDescription.slice(0, 20)}`)],
  ])(
    'PAGE-53 PAGE-54 the description is that of the TV guide or of the brand, depending on the brand',
    async (brand, description) => {
      await renderApp({ brand, path: '/tv-guide', responses });
      await waitFor(() => expect(getMeta('description')).toMatch(description));
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['an error status', () => new Response('', { status: 500 })],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an HTML page', () => new Response('<!doctype html><h1>Gateway</h1>')],
    ['an unexpected shape', () => Response.json({ channels: 7 })],
    ['an empty response', () => new Response(null, { status: 204 })],
  ])(
    'PAGE-47 a TV guide that fails with %s shows an error below its dates, and a retry button',
    async (_case, fail) => {
      const app = await renderApp({ path: '/tv-guide', responses: { ...responses, [GUIDE]: fail } });
      await waitFor(() => expect(document.body).toHaveTextContent('Noe gikk galt'));
      expect(screen.getByRole('heading', { level: 1, name: 'TV-guide' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: /^I morgen/ })).toBeInTheDocument();
      app.network.addResponses(responses);
      await waitFor(() => {
        // The button is ignored during an automatic retry, and gone after a successful one.
        if (/Prøv igjen/.test(document.body.textContent))
          screen.getByRole('button', { name: 'Prøv igjen' }).click();
        expect(programmes().some((label) => label.includes('direkte nå'))).toBe(true);
      });
    },
  );

  it('invalid programmes and channels are dropped and reported, and the others remain', async () => {
    const respondInvalid = async (request: Request) => {
      const answer = (await createGuideService({ channels: 3 })[GUIDE](request).json()) as {
        channels: { channel: object; programmes: object[] }[];
      };
      answer.channels[0]?.programmes.unshift({ id: '', title: 7, start: 'snart', end: null });
      if (answer.channels[1]) answer.channels[1].channel = { id: [], name: null };
      return Response.json(answer);
    };
    const app = await renderApp({ path: '/tv-guide', responses: { ...responses, [GUIDE]: respondInvalid } });
    await waitFor(() => expect(programmes().filter((label) => label.includes('direkte nå'))).toHaveLength(2));
    expect(document.body).toHaveTextContent('Nordlys');
    expect(document.body).toHaveTextContent('Kveld');
    expect(app.consoleMessages.join('\n')).toMatch(/getTvGuide .*programme/);
    expect(app.consoleMessages.join('\n')).toMatch(/getTvGuide .*channel/);
  });

  it('a TV guide without channels says so below its dates', async () => {
    await renderApp({ path: '/tv-guide', responses: createGuideService({ channels: 0 }) });
    await waitFor(() => expect(document.body).toHaveTextContent('Fant ingen kanaler'));
    expect(screen.getByRole('heading', { level: 1, name: 'TV-guide' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^I morgen/ })).toBeInTheDocument();
  });

  it('a channel without programmes has its row', async () => {
    const service = createGuideService({
      channels: 3,
      programme: (programme, { row }) => (row === 1 ? undefined : programme),
    });
    const app = await renderApp({ path: '/tv-guide', responses: service });
    await waitFor(() => expect(programmes().filter((label) => label.includes('direkte nå'))).toHaveLength(2));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.filter((row) => row.includes('Kanal Fjell'))).toHaveLength(1);
    expect(document.body).toHaveTextContent('Ingen programmer');
    expect(app.consoleMessages.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  /** Responses with one channel and these programmes, in Oslo time. */
  const createChannelService = (
    ...schedule: readonly (readonly [title: string, start: string, end: string])[]
  ) => ({
    [GUIDE]: (request: Request) => {
      const date = new URL(request.url).searchParams.get('date');
      const channel = { id: 'nordlys', name: 'Nordlys' };
      return Response.json({
        date,
        totalChannels: 1,
        channels: [
          {
            channel,
            programmes: schedule.map(([title, start, end]) => ({
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
  /** Returns the label of each programme in the grid, with single spaces. */
  const programmeTexts = () => programmes().map((label) => label.replaceAll(/\s+/g, ' '));

  it('overlapping programmes are cut, and programmes without a duration are dropped', async () => {
    await renderApp({
      path: '/tv-guide',
      responses: createChannelService(
        ['Langfilm', '2026-11-20T20:00:00', '2026-11-20T22:00:00'],
        ['Nyhetene', '2026-11-20T21:00:00', '2026-11-20T21:30:00'],
        ['Ingenting', '2026-11-20T20:30:00', '2026-11-20T20:30:00'],
        ['Baklengs', '2026-11-20T23:00:00', '2026-11-20T22:30:00'],
      ),
    });
    await waitFor(() => expect(programmeTexts().join()).toContain('Nyhetene'));
    const cells = screen.getAllByRole('gridcell');
    expect(cells.map(({ textContent }) => textContent.trim().split(' ')[0])).toEqual([
      'Langfilm',
      'Nyhetene',
      'Ingen',
    ]);
    // Minutes from the start of the grid: each cell ends where the next one starts.
    const spans = cells.map(({ style }) => {
      const start = Number(style.getPropertyValue('--start'));
      return { start, end: start + Number(style.getPropertyValue('--length')) };
    });
    expect(spans.map(({ end }) => end).slice(0, 2)).toEqual(spans.map(({ start }) => start).slice(1));
  });

  it('a programme of 30 hours is shown once on each of its days', async () => {
    const app = await renderApp({
      path: '/tv-guide',
      responses: createChannelService(['Minutt for minutt', '2026-11-20T18:00:00', '2026-11-22T00:00:00']),
    });
    await waitFor(() =>
      expect(programmeTexts().filter((label) => label.includes('Minutt for minutt'))).toHaveLength(1),
    );
    expect(programmeTexts()[0]).toContain('direkte nå');
    app.popTo('/tv-guide/2026-11-21?kl=12');
    await waitFor(() => expect(requestedDates(app.calls())).toContain('2026-11-21'));
    await waitFor(() =>
      expect(programmeTexts().filter((label) => label.includes('Minutt for minutt'))).toHaveLength(1),
    );
  });

  it('a visitor without access is offered sign-up and sign-in', async () => {
    const noAccess = createGuideService({
      programme: (programme) => ({ ...programme, state: { type: 'NoAccess' } }),
    });
    const app = await renderApp({ path: '/tv-guide', responses: { ...responses, ...noAccess } });
    await waitFor(() => expect(programmes().some((label) => label.includes('ingen tilgang'))).toBe(true));
    await openLiveProgramme();
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('link').getAttribute('href')).toMatch(/^\/tilgang\/live\//);
    await user.click(panel.getByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(app.navigations.join()).toMatch(/^assign https:\/\/id\.test\//));
  });

  it('a live programme plays from its panel, as the channel', async () => {
    const app = await renderApp({ path: '/tv-guide', responses });
    await waitFor(() => expect(programmes().some((label) => label.includes('direkte nå'))).toBe(true));
    await openLiveProgramme();
    await user.click(await screen.findByRole('link', { name: 'Se direkte' }));
    await waitFor(() => expect(app.currentPath()).toBe('/watch/live/kanal-1'));
  });

  it('the live programmes advance with time, and the date at midnight', async () => {
    const app = await renderApp({
      path: '/tv-guide',
      now: Date.parse('2026-11-20T23:40:00+01:00'),
      responses,
    });
    await waitFor(() => expect(programmes().some((label) => label.includes('direkte nå'))).toBe(true));
    await app.advanceTime(30 * 60_000);
    await waitFor(() => expect(selectedDate().textContent).toBe('I dag 21. nov.'));
    await waitFor(() => expect(programmes().some((label) => label.includes('direkte nå'))).toBe(true));
  });
});
