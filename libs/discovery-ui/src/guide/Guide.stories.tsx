import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { filmFixture } from '@tv/api-client/fixtures';
import { artworkUrl, standardResponses, type ResponseTable } from '@tv/test-world';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { customer } from '../testing/TestApp.tsx';
import { createGuideService, type GuideServiceOptions } from '../testing/createGuideService.ts';
import { respondError, respondNever } from '../testing/responders.ts';
import { withTestApp, getTestApp } from '../testing/testAppStory.tsx';
import { GuidePage } from './GuidePage.tsx';

const GUIDE = 'GET /content-layout/tvguide';

/** The guide under its routes; other routes render their path. */
function TestPage() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Routes>
        <Route path="/tv-guide/:date?" element={<GuidePage />} />
        <Route path="*" element={null} />
      </Routes>
      <p data-testid="address" hidden>
        {`${pathname}${search}`}
      </p>
    </>
  );
}

const artwork = (name: string): string => artworkUrl(name, window.location.origin);

const guide = (options: GuideServiceOptions = {}, more: ResponseTable = {}): ResponseTable => ({
  ...standardResponses,
  'GET /content-search/title/:id': { ...filmFixture, inCatchupArchive: true },
  ...createGuideService({ picture: artwork, ...options }),
  ...more,
});

/** The clock is at 20:15 on Friday 20 November 2026. */
const meta = {
  title: 'Discovery/Guide',
  component: TestPage,
  parameters: { layout: 'fullscreen' },
  loaders: [withTestApp(() => ({ responses: guide(), path: '/tv-guide' }))],
  render: (_, { loaded }) => {
    const { Providers } = getTestApp(loaded);
    return (
      <Providers>
        <TestPage />
      </Providers>
    );
  },
} satisfies Meta<typeof TestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const address = () => document.querySelector('[data-testid="address"]')?.textContent ?? '';
const focused = () => document.activeElement?.textContent;

const boxHeight = (element: Element | undefined) => element?.getBoundingClientRect().height ?? NaN;

/** Resolves before the next paint. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The grid's tab stop. */
const tabStop = (root: HTMLElement) => root.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]');

export const NowOnAllChannels: Story = {
  name: 'GUIDE-01 ROUTE-14 the guide shows what is on now on each channel',
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid', { name: 'Programmer' });
    await expect(await within(grid).findByRole('rowheader', { name: 'Nordlys Favoritt' })).toBeVisible();
    await waitFor(() =>
      expect(within(grid).getAllByRole('button', { name: /direkte nå/ }).length).toBeGreaterThan(5),
    );
    await expect(canvas.getByRole('link', { name: /^I dag/ })).toHaveAttribute('aria-current', 'date');
    // 30 channels, of which the visible ones are rendered; favourites come first and are labelled.
    await expect(grid).toHaveAttribute('aria-rowcount', '30');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(20);
    await expect(within(grid).getAllByRole('img', { name: 'Favoritt' })).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

export const KeyboardNavigation: Story = {
  tags: ['behaviour'],
  name: 'GUIDE-01 arrow keys move in the grid, Enter opens a programme, Escape returns to its cell',
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid');
    await waitFor(() => expect(tabStop(canvasElement)).toHaveAccessibleName(/direkte nå/));
    tabStop(canvasElement)?.focus();
    const first = focused();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).not.toBe(first);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe(first);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(focused()).toBe(first);
    await userEvent.keyboard('{Enter}');
    const panel = await within(document.body).findByRole('dialog');
    const link = await within(panel).findByRole('link', { name: 'Se direkte' });
    // Waits for the panel's fade-in.
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(first));
    // A far target is rendered and gets the focus.
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '30'),
    );
    await waitFor(() => expect(focused()).toMatch(/\d\d:\d\d–0\d:\d\d/));
    await expect(grid.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}');
    await waitFor(() =>
      expect(Number(document.activeElement?.closest('[role="row"]')?.ariaRowIndex)).toBeGreaterThan(4),
    );
  },
};

export const AnotherDay: Story = {
  tags: ['behaviour'],
  name: 'GUIDE-01 ROUTE-15 another day has its own URL and programmes',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /direkte nå/ });
    await userEvent.click(canvas.getByRole('link', { name: /^I morgen/ }));
    await waitFor(() => expect(address()).toBe('/tv-guide/2026-11-21'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /direkte nå/ })).toBeNull());
    await expect((await canvas.findAllByRole('button', { name: / 20:/ })).length).toBeGreaterThan(2);
    await waitFor(() => expect(document.title).toContain('TV-guide lørdag 21. november'));
    await userEvent.click(canvas.getByRole('link', { name: 'Nå' }));
    await expect((await canvas.findAllByRole('button', { name: /direkte nå/ })).length).toBeGreaterThan(2);
    await expect(address()).toBe('/tv-guide');
  },
};

export const UrlFollowsScroll: Story = {
  tags: ['behaviour'],
  name: 'GUIDE-01 the URL follows scrolling and restores the view',
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findAllByRole('button', { name: /direkte nå/ });
    const scroller = canvasElement.querySelector('[role="grid"]')?.parentElement?.parentElement;
    if (!scroller) throw new Error('No scroll container');
    const before = getTestApp(loaded).requests.length;
    const rows = () => [...canvasElement.querySelectorAll('[role="row"]')];
    const height = boxHeight(rows()[0]);
    const indexes = () => rows().map(({ ariaRowIndex }) => Number(ariaRowIndex));
    scroller.scrollTop += 900;
    scroller.scrollLeft += 1800;
    await nextFrame();
    // Rendered in the same frame, not the next one.
    await expect(indexes()).toContain(Math.floor(900 / height) + 1);
    await expect(indexes()).not.toContain(1);
    await waitFor(() =>
      expect(address()).toMatch(/^\/tv-guide(\/2026-11-21)?\?kl=\d\d(\.30)?&kanal=kanal-\d+$/),
    );
    await waitFor(() => expect(getTestApp(loaded).requests.length).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole('link', { name: 'I kveld' }));
    await waitFor(() => expect(address()).toBe('/tv-guide?kl=20'));
    await expect((await canvas.findAllByRole('button', { name: /direkte nå/ })).length).toBeGreaterThan(2);
  },
};

export const FastScroll: Story = {
  tags: ['behaviour'],
  name: 'GUIDE-01 fast scrolling renders placeholders and requests only the rows where it ends',
  loaders: [withTestApp(() => ({ responses: guide({ channels: 400 }), path: '/tv-guide' }))],
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findAllByRole('button', { name: /direkte nå/ });
    const scroller = canvasElement.querySelector('[role="grid"]')?.parentElement?.parentElement;
    if (!scroller) throw new Error('No scroll container');
    const requestedPages = () =>
      getTestApp(loaded)
        .requests.filter((call) => call.startsWith(GUIDE))
        .map((call) => Number(new URLSearchParams(call.slice(call.indexOf('?'))).get('page')));
    const begin = performance.now();
    let mostOutlines = 0;
    for (let frame = 0; frame < 16; frame += 1) {
      scroller.scrollTop += 600;
      const scroll = new Event('scroll');
      // Frames of 16 ms: on a busy machine, real timestamps would not count as fast scrolling.
      Object.defineProperty(scroll, 'timeStamp', { value: begin + frame * 16 });
      scroller.dispatchEvent(scroll);
      const { length } = canvasElement.querySelectorAll('[role="row"]:not(:has([data-phase]))');
      mostOutlines = Math.max(mostOutlines, length);
      await Promise.resolve();
    }
    await expect(mostOutlines).toBeGreaterThan(5);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /direkte nå/ }).length).toBeGreaterThan(5),
    );
    // More than a hundred rows at twelve a page: the scroll ends on page twelve and loads its neighbours.
    const skippedPages = [3, 4, 5, 6, 7, 8, 9];
    await waitFor(() => expect(requestedPages()).toContain(12));
    await expect(requestedPages().filter((page) => skippedPages.includes(page))).toEqual([]);
    // Back over loaded channels.
    for (let frame = 0; frame < 4; frame += 1) {
      scroller.scrollTop -= 300;
      await nextFrame();
    }
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Henter programmer' })).toBeNull());
  },
};

export const FocusAfterScroll: Story = {
  tags: ['behaviour'],
  name: 'GUIDE-01 the focused cell stays mounted while it is scrolled out of view',
  play: async ({ canvas, canvasElement }) => {
    await openNeighbour(canvasElement, '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/direkte nå/));
    const cell = document.activeElement;
    const scroller = (await canvas.findByRole('grid')).parentElement?.parentElement;
    if (!scroller) throw new Error('No scroll container');
    const indexes = () => canvas.getAllByRole('row').map(({ ariaRowIndex }) => Number(ariaRowIndex));
    scroller.scrollTop += 900;
    scroller.scrollLeft += 3000;
    await waitFor(() => expect(indexes()).not.toContain(2));
    // The scroll has settled.
    await waitFor(() => expect(address()).not.toBe('/tv-guide'), { timeout: 10_000 });
    // In the order of the channels, as a screen reader needs it.
    await expect(indexes()).toEqual(indexes().toSorted((one, other) => one - other));
    await expect(indexes()[0]).toBe(1);
    await expect(document.activeElement).toBe(cell);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toBeVisible());
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2');
  },
};

export const DeepLink: Story = {
  tags: ['behaviour'],
  name: 'GUIDE-01 a URL with a time and a channel scrolls there',
  loaders: [
    withTestApp(() => ({ responses: guide(), path: '/tv-guide/2026-11-24?kl=06.30&kanal=kanal-20' })),
  ],
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('rowheader', { name: 'Direkte 1 3' });
    await waitFor(() => expect(head).toBeVisible());
    await expect((await canvas.findAllByRole('button', { name: / 06:| 07:/ })).length).toBeGreaterThan(1);
  },
};

export const Loading: Story = {
  name: 'the guide shows a skeleton of the same shape while loading',
  loaders: [withTestApp(() => ({ responses: guide({}, { [GUIDE]: respondNever }), path: '/tv-guide' }))],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(within(grid).getAllByRole('button', { name: 'Henter programmer' }).length).toBeGreaterThan(
      3,
    );
  },
};

export const Failed: Story = {
  name: 'a guide that fails to load can be retried',
  loaders: [withTestApp(() => ({ responses: guide({}, { [GUIDE]: respondError }), path: '/tv-guide' }))],
  play: async ({ canvas, loaded }) => {
    const retry = await canvas.findByRole('button', { name: 'Prøv igjen' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'TV-guide' })).toBeVisible();
    const requestCount = getTestApp(loaded).requests.length;
    await userEvent.click(retry);
    await waitFor(() => expect(getTestApp(loaded).requests.length).toBeGreaterThan(requestCount));
  },
};

/** Requests for programmes from 20:00 succeed; others fail. */
const laterFails: ResponseTable[string] = (request: Request) => {
  const isFirst = new URL(request.url).searchParams.get('from') === '2026-11-20T19:00:00.000Z';
  return isFirst ? createGuideService({ picture: artwork })[GUIDE](request) : respondError();
};

export const LaterPartFailed: Story = {
  name: 'a part that fails shows the error in its rows; other parts still render',
  loaders: [withTestApp(() => ({ responses: guide({}, { [GUIDE]: laterFails }), path: '/tv-guide' }))],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: / 2[0-3]:\d\d–/ })).length).toBeGreaterThan(3);
    await expect((await canvas.findAllByText(/Prøv igjen/)).length).toBeGreaterThan(3);
    await expect(canvas.queryByText('Noe gikk galt')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'the guide shows a message when there are no channels',
  loaders: [withTestApp(() => ({ responses: guide({ channels: 0 }), path: '/tv-guide' }))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fant ingen kanaler')).toBeVisible();
  },
};

export const WithoutProgrammes: Story = {
  name: 'the guide shows a gap when a channel has no programmes',
  loaders: [
    withTestApp(() => ({
      responses: guide({ programme: (one, { row }) => (row === 1 ? undefined : one) }),
      path: '/tv-guide',
    })),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ingen programmer')).length).toBeGreaterThan(0);
  },
};

const long: GuideServiceOptions = {
  programme: (one) => ({
    ...one,
    title: `${LONG_WORD} ${one.title}`,
    description: LONG_WORD,
    subtitle: LONG_WORD,
  }),
};

export const LongTexts: Story = {
  loaders: [withTestApp(() => ({ responses: guide(long), path: '/tv-guide' }))],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: /direkte nå/ });
    // Clipped titles are readable in the programme panel.
    await expect(findClippedTexts(canvasElement, '[role="grid"]')).toEqual([]);
  },
};

/** Opens the current programme, or one before or after it. */
async function openNeighbour(root: HTMLElement, keys: string) {
  await waitFor(() => expect(tabStop(root)).toHaveAccessibleName(/\d\d:\d\d/), { timeout: 10_000 });
  tabStop(root)?.focus();
  await userEvent.keyboard(`${keys}{Enter}`);
  const panel = await within(document.body).findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  return within(panel);
}

export const PanelLive: Story = {
  name: 'a live programme can be watched live and from the start',
  play: async ({ canvasElement }) => {
    const panel = await openNeighbour(canvasElement, '');
    await expect(await panel.findByRole('link', { name: 'Se direkte' })).toHaveAttribute(
      'href',
      '/watch/live/kanal-1',
    );
    await expect(await panel.findByRole('link', { name: 'Start forfra' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/watch\/vod\/kanal-1-2026-11-20-\d+\/.*\?disableScpRedirect=1$/),
    );
    await expect(panel.getByText('Direkte')).toBeVisible();
    await expect(panel.getByRole('progressbar', { name: 'Sendt til nå' })).toBeVisible();
  },
};

export const PanelPast: Story = {
  tags: ['behaviour'],
  name: 'a past programme can be watched in the archive',
  play: async ({ canvasElement }) => {
    const panel = await openNeighbour(canvasElement, '{ArrowLeft}{ArrowLeft}');
    await expect(await panel.findByRole('link', { name: 'Se i arkivet' })).toBeVisible();
    await expect(panel.queryByRole('link', { name: 'Se direkte' })).toBeNull();
  },
};

export const PanelPlanned: Story = {
  tags: ['behaviour'],
  name: 'a planned programme shows when it starts',
  play: async ({ canvasElement }) => {
    const panel = await openNeighbour(canvasElement, '{ArrowRight}');
    await expect(await panel.findByText(/Sendes i dag kl. 2\d:\d\d/)).toBeVisible();
    await expect(panel.queryByRole('link', { name: /Se / })).toBeNull();
  },
};

const withState = (type: 'NoAccess' | 'Expired'): GuideServiceOptions => ({
  programme: (one) => ({ ...one, state: { type } }),
});

export const PanelNoAccess: Story = {
  name: 'a customer without access gets a link to products that give access',
  loaders: [
    withTestApp(() => ({ responses: guide(withState('NoAccess')), path: '/tv-guide', user: customer })),
  ],
  play: async ({ canvasElement }) => {
    const panel = await openNeighbour(canvasElement, '');
    await expect(await panel.findByRole('link', { name: 'Se hva som gir tilgang' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tilgang\/live\//),
    );
  },
};

export const PanelWithoutImage: Story = {
  name: 'a programme without image and description opens its panel',
  loaders: [
    withTestApp(() => ({
      responses: guide({
        programme: ({ id, title, start, end }) => ({ id, title, start, end, state: { type: 'Expired' } }),
      }),
      path: '/tv-guide',
    })),
  ],
  play: async ({ canvasElement }) => {
    const panel = await openNeighbour(canvasElement, '');
    await expect(await panel.findByText('Programmet er ikke tilgjengelig i arkivet.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Lukk' })).toBeVisible();
  },
};

export const PanelLongTexts: Story = {
  loaders: [withTestApp(() => ({ responses: guide(long), path: '/tv-guide' }))],
  play: async ({ canvasElement }) => {
    await openNeighbour(canvasElement, '');
    const dialog = document.querySelector('dialog');
    await expect(dialog && findClippedTexts(dialog)).toEqual([]);
  },
};

export const Phone: Story = {
  name: 'GUIDE-01 on a phone, lists current and next programmes',
  globals: phone,
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByRole('link', { name: 'Nå og neste' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await expect((await canvas.findAllByRole('button', { name: /direkte nå/ })).length).toBeGreaterThan(2);
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(45);
    await userEvent.click(canvas.getByRole('link', { name: 'Kveld, hele dagen' }));
    await waitFor(() => expect(address()).toBe('/tv-guide?kanal=kanal-3'));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Kveld' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Vis tidligere i dag/ }));
    await expect((await canvas.findAllByRole('button', { name: /i arkivet/ })).length).toBeGreaterThan(3);
    await userEvent.click(await canvas.findByRole('link', { name: 'Neste kanal: Direkte 1' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Direkte 1' })).toBeVisible();
    await expect(getTestApp(loaded).requests).toContain(
      'GET /content-layout/schedule/kanal-4?date=2026-11-20',
    );
  },
};

export const PhoneLongTexts: Story = {
  globals: phone,
  loaders: [withTestApp(() => ({ responses: guide(long), path: '/tv-guide' }))],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: /direkte nå/ });
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
