// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getSwimlane } from '@tv/api-client';
import { parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { historyEntryKey, storeScroll } from '../scrollRestoration/scrollStorage.ts';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { createCards } from '../testing/pagedResponses.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PageView } from './PageView.tsx';

let intersections: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  intersections = fakeIntersectionObserver();
  fakeScreen();
});

afterEach(() => window.sessionStorage.clear());

const page = parsed(parsePage, startPageFixture);

it.each([
  ['Serier', 'Serier'],
  [' ', 'Uten tittel'],
])('a page titled %j has the heading %s', (title, heading) => {
  const { Providers } = new TestApp();
  render(<PageView page={{ ...page, title }} isFrontPage={false} />, { wrapper: Providers });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

const swimlanes = Array.from({ length: 10 }, (_, index) => ({
  ...swimlaneFixtures.films,
  id: `lane-${index}`,
  link: `${swimlaneFixtures.films.link}-${index}`,
}));

it('PAGE-61 a restored page renders the lanes that were in view, others when they come near', async () => {
  storeScroll(window.sessionStorage, historyEntryKey(window.history.state, '/'), {
    scrollY: 1200,
    firstLane: 'lane-4',
    element: { swimlaneId: 'lane-5', index: 1, top: 300 },
    rails: [],
  });
  const responses = Object.fromEntries(
    swimlanes.map((_, index) => [`GET /content-layout/swimlanes/films-${index}`, createCards(3)]),
  );
  const { Providers } = new TestApp({ responses });
  const { container } = render(
    <PageView page={parsed(parsePage, { ...startPageFixture, swimlanes })} isFrontPage />,
    { wrapper: Providers },
  );
  const lane = (id: string) => container.querySelector<HTMLElement>(`[data-lane="${id}"]`) ?? container;
  const lanesWithCards = () =>
    swimlanes.map(({ id }) => id).filter((id) => within(lane(id)).queryAllByRole('article').length > 0);
  await waitFor(() => expect(lanesWithCards()).toEqual(['lane-4', 'lane-5']));
  await intersections.enterMargin(lane('lane-3'));
  await waitFor(() => expect(lanesWithCards()).toEqual(['lane-3', 'lane-4', 'lane-5']));
});

it.each([
  ['on a phone', true, [], 3, 7],
  ['on a wide screen', false, [], 7, 12],
  ['on a phone whose user had scrolled the row', true, [['lane-0', 400]], 12, 12],
] satisfies [string, boolean, [string, number][], number, number][])(
  'PAGE-61 %s a row starts with the cards in view, and renders those near them at low priority',
  async (_case, isPhone, rails, first, near) => {
    fakeScreen({ isPhone });
    storeScroll(window.sessionStorage, historyEntryKey(window.history.state, '/'), { scrollY: 0, rails });
    const world = new TestApp({ responses: { 'GET /content-layout/swimlanes/films-0': createCards(20) } });
    const page = parsed(parsePage, { ...startPageFixture, swimlanes: swimlanes.slice(0, 1) });
    for (const { link, type, lastUpdatedUtc } of page.swimlanes)
      await world.dispatch(getSwimlane.initiate({ link, type, lastUpdatedUtc }));
    const counts = new Set<number>();
    render(
      <Profiler id="page" onRender={() => counts.add(screen.queryAllByRole('article').length)}>
        <PageView page={page} isFrontPage />
      </Profiler>,
      { wrapper: world.Providers },
    );
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(near));
    expect([...counts].filter((count) => count > 0)).toEqual([...new Set([first, near])]);
    const sentinel = screen.getAllByRole('article').at(-1)?.parentElement ?? document.body;
    await intersections.enterMargin(sentinel);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(Math.min(near + 12, 20)));
  },
);

it('on a phone, a row that loads has only the skeletons that fit', () => {
  const listItems = (isPhone: boolean) => {
    fakeScreen({ isPhone });
    const { unmount } = render(<PageSkeleton />, { wrapper: new TestApp().Providers });
    const [row] = document.querySelectorAll('ul');
    const { childElementCount = 0 } = row ?? {};
    unmount();
    return childElementCount;
  };
  expect(listItems(true)).toBe(4);
  expect(listItems(false)).toBe(10);
});
