// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSwimlane, type Swimlane as SwimlaneData } from '@tv/api-client';
import { cardFixtures, parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../../testing/fakeScreen.browser.ts';
import { Swimlane } from './Swimlane.tsx';

const MANY = 5000;

/** A fully rendered lane would have 100,000 elements. */
const MOST_ELEMENTS = 1500;

const items = Array.from({ length: MANY }, (_, index) => ({
  ...cardFixtures.film,
  id: `film-${index + 1}`,
  title: `Nummer ${index + 1}`,
}));

let intersections: ReturnType<typeof fakeIntersectionObserver>;
afterEach(() => document.body.replaceChildren());

/** Creates a server-rendered lane with loaded items, and its sentinel elements. */
async function laneOf(style: SwimlaneData['style'], count = MANY) {
  const { swimlanes } = parsed(parsePage, {
    ...startPageFixture,
    swimlanes: [{ ...swimlaneFixtures.films, style }],
  });
  const [lane] = swimlanes;
  if (!lane) throw new Error('There is no lane');
  const responses = { 'GET /content-layout/swimlanes/films': items.slice(0, count) };
  const world = createTestWorld({ responses });
  const { link, type, lastUpdatedUtc } = lane;
  await world.store.dispatch(getSwimlane.initiate({ link, type, lastUpdatedUtc }));
  const view = (
    <TestWorldProvider world={world}>
      <Swimlane lane={lane} slug="start" priority="first" />
    </TestWorldProvider>
  );
  vi.stubGlobal('window', { location: { origin: 'https://glimt.test' } });
  vi.stubGlobal('document', undefined);
  const html = renderToString(view);
  vi.unstubAllGlobals();

  intersections = fakeIntersectionObserver();
  fakeScreen();
  const container = document.createElement('main');
  container.innerHTML = html;
  document.body.append(container);
  // Without the link to the full list.
  const cards = () => container.querySelectorAll('a:not([href*="/liste/"])').length;
  const fromServer = cards();
  const errors: unknown[] = [];
  const hydrate = async () => {
    const consoleError = vi
      .spyOn(console, 'error')
      .mockImplementation((...messages) => errors.push(messages));
    const onRecoverableError = (error: unknown) => errors.push(error);
    render(view, { container, hydrate: true, onRecoverableError });
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    consoleError.mockRestore();
  };
  return {
    fromServer,
    cards,
    errors,
    hydrate,
    entries: () => within(container).getAllByRole('listitem'),
    elements: () => container.querySelectorAll('*').length,
  };
}

it.each([
  // The server renders what most screens show, the browser what any screen shows.
  ['Standard', 7, 12],
  ['NumberedPortrait', 7, 12],
  ['SwimmingPool', 30, 30],
  ['MenuText', 30, 30],
  ['MenuThumbnail', 30, 30],
  // A slide has two links; the next one gets them after hydration.
  ['Hero', 2, 4],
] as const)(
  'of 5,000 cards in a lane of style %s only a part renders, the first %i equal on server and browser',
  async (style, first, drawn) => {
    const { fromServer, hydrate, errors, cards, elements } = await laneOf(style);
    expect(fromServer).toBe(first);
    expect(elements()).toBeLessThan(MOST_ELEMENTS);
    await hydrate();
    expect(errors).toEqual([]);
    expect(cards()).toBe(drawn);
    expect(elements()).toBeLessThan(MOST_ELEMENTS);
  },
);

it('a lane far from the viewport unmounts its cards and restores the same number', async () => {
  const { hydrate, cards, elements } = await laneOf('Standard');
  await hydrate();
  const lane = document.querySelector<HTMLElement>('[data-lane]') ?? document.body;
  const list = lane.querySelector('ul')?.parentElement?.parentElement;
  if (list) list.getBoundingClientRect = () => new DOMRect(0, 0, 400, 240);
  HTMLElement.prototype.scrollTo = () => undefined;
  await vi.waitFor(() => expect(intersections.observedElements()).toContain(lane));
  const before = elements();
  expect(cards()).toBe(12);
  await intersections.leaveMargin(lane);
  expect(cards()).toBe(0);
  expect(elements()).toBeLessThan(10);
  expect(within(lane).getByRole('heading')).toHaveTextContent('Nye filmer');
  await intersections.enterMargin(lane);
  expect(cards()).toBe(12);
  expect(elements()).toBe(before);
});

describe('more cards of a long lane', () => {
  it.each([
    ['Standard', [24, 36, 48, 60, 72, 80, 80]],
    ['MenuText', [60, 80, 80]],
    ['MenuCircle', [60, 80, 80]],
  ] as const)('more cards of style %s render near its end: %j', async (style, parts) => {
    const { hydrate, entries } = await laneOf(style, 80);
    await hydrate();
    for (const drawn of parts) {
      for (const one of entries().at(-1)?.querySelectorAll('*') ?? []) await intersections.enterMargin(one);
      expect(entries()).toHaveLength(drawn);
    }
    expect(entries().at(-1)).toHaveTextContent('Nummer 80');
  });

  it('a pool renders more cards automatically up to 150, then on press with focus on the first new card', async () => {
    const { hydrate, entries } = await laneOf('SwimmingPool', 360);
    await hydrate();
    const button = () => screen.getByRole('button', { name: 'Vis flere i Nye filmer' });
    for (const drawn of [60, 90, 120, 150, 150]) {
      const rest = button().parentElement;
      if (rest) await intersections.enterMargin(rest);
      expect(entries()).toHaveLength(drawn);
    }
    await userEvent.click(button());
    expect(entries()).toHaveLength(350);
    expect(entries()[150]?.querySelector('a')).toHaveFocus();
    await userEvent.click(button());
    expect(entries()).toHaveLength(360);
    expect(screen.queryByRole('button', { name: /^Vis flere/ })).not.toBeInTheDocument();
  });
});
