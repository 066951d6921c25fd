// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Swimlane } from '@tv/api-client';
import { parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import type { ResponseTable } from '@tv/test-world';
import { historyEntryKey, storeScroll } from '../scrollRestoration/scrollStorage.ts';
import { TestApp } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { createCards, respondWithPages } from '../testing/pagedResponses.ts';
import { respondError } from '../testing/responders.ts';
import { PagedList } from './PagedList.tsx';

const FILMS = 'GET /content-layout/swimlanes/films';
const page = (number: number) => `${FILMS}?page=${number}&pageSize=30`;

let intersections: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  intersections = fakeIntersectionObserver();
  fakeScreen();
});

function stage(answers: ResponseTable, changes: Partial<Swimlane> = {}) {
  const [films] = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] }).swimlanes;
  if (!films) throw new Error('No lane');
  const lane = { ...films, ...changes };
  const world = new TestApp({ responses: answers });
  const { container, unmount } = render(<PagedList lane={lane} slug="start" />, { wrapper: world.Providers });
  const trigger = () => intersections.observedElements().find((one) => one.matches('div:empty'));
  return {
    world,
    lane,
    container,
    unmount,
    trigger,
    items: () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.textContent),
    button: () => screen.queryByRole('button', { name: 'Prøv igjen' }),
    retry: async () => userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' })),
    comesIntoView: async () => {
      const element = trigger();
      if (!element) throw new Error('No trigger');
      await intersections.enterMargin(element);
    },
  };
}

describe('PagedList', () => {
  it('LANE-33 LANE-34 PagedList fetches nothing before its trigger is within 150 px of the viewport', async () => {
    const { world, trigger, comesIntoView, items } = stage({ [FILMS]: respondWithPages(75) });
    const element = trigger();
    expect(element && intersections.marginsOf(element)).toEqual(['150px']);
    expect(world.requests).toEqual([]);
    await comesIntoView();
    expect(world.requests).toEqual([page(1)]);
    await waitFor(() => expect(items()).toHaveLength(30));
  });

  it('LANE-35 LANE-36 LANE-38 PagedList fetches the next page when the trigger comes into view, until a page is not full', async () => {
    const { world, trigger, comesIntoView, items } = stage({ [FILMS]: respondWithPages(75) });
    for (const [number, count] of [30, 60, 75].entries()) {
      expect(world.requests).toHaveLength(number);
      await comesIntoView();
      await waitFor(() => expect(items()).toHaveLength(count));
    }
    expect(world.requests).toEqual([page(1), page(2), page(3)]);
    expect(items()).toEqual(createCards(75).map(({ title }) => title));
    expect(trigger()).toBeUndefined();
  });

  it('LANE-48 PagedList fades in its first cards 50 ms apart, at most 400 ms; later ones appear at once', async () => {
    const { container, comesIntoView, items } = stage({ [FILMS]: respondWithPages(45) });
    for (const count of [30, 45]) {
      await comesIntoView();
      await waitFor(() => expect(items()).toHaveLength(count));
    }
    const delays = [...container.querySelectorAll('li')].map(({ style }) => style.animationDelay);
    expect(delays.slice(0, 10)).toEqual(
      [0, 50, 100, 150, 200, 250, 300, 350, 400, 400].map((ms) => `${ms}ms`),
    );
    expect(new Set(delays.slice(10, 30))).toEqual(new Set(['400ms']));
    expect(new Set(delays.slice(30))).toEqual(new Set(['']));
  });

  it('LANE-36 PagedList is complete after a first page of 29', async () => {
    const { world, trigger, comesIntoView, items } = stage({ [FILMS]: respondWithPages(29) });
    await comesIntoView();
    await waitFor(() => expect(items()).toHaveLength(29));
    expect(trigger()).toBeUndefined();
    expect(world.requests).toEqual([page(1)]);
  });

  it('LANE-37 LANE-39 PagedList fetches a lane without paging once, by its bare link', async () => {
    const { world, trigger, comesIntoView, items } = stage(
      { [FILMS]: createCards(40) },
      { supportsPaging: false },
    );
    await comesIntoView();
    await waitFor(() => expect(items()).toHaveLength(40));
    expect(trigger()).toBeUndefined();
    expect(world.requests).toEqual([FILMS]);
  });

  it('LANE-45 PagedList shows cached pages at once within 120 s, without a request', async () => {
    const world = new TestApp({ responses: { [FILMS]: respondWithPages(45) } });
    const [lane] = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] }).swimlanes;
    if (!lane) throw new Error('No lane');
    const view = () => (
      <world.Providers>
        <PagedList lane={lane} slug="start" />
      </world.Providers>
    );
    const first = render(view());
    const count = () => document.querySelectorAll('li').length;
    for (const expected of [30, 45]) {
      const [trigger] = intersections.observedElements().filter((one) => one.matches('div:empty'));
      if (trigger) await intersections.enterMargin(trigger);
      await waitFor(() => expect(count()).toBe(expected));
    }
    first.unmount();
    expect(count()).toBe(0);
    render(view());
    expect(count()).toBe(45);
    expect(world.requests).toEqual([page(1), page(2)]);
  });

  it('a list of one batch renders once, and not again with its parent', async () => {
    const { world, comesIntoView, items, lane, unmount } = stage({ [FILMS]: respondWithPages(29) });
    await comesIntoView();
    await waitFor(() => expect(items()).toHaveLength(29));
    unmount();
    const commits: string[] = [];
    let nameReadCount = 0;
    const counted = {
      ...lane,
      get name() {
        nameReadCount += 1;
        return lane.name;
      },
    };
    let renderParent: () => void = () => undefined;
    function Parent() {
      const [, setCount] = useState(0);
      renderParent = () => setCount((count) => count + 1);
      return (
        <Profiler id="list" onRender={(_, phase) => commits.push(phase)}>
          <PagedList lane={counted} slug="start" />
        </Profiler>
      );
    }
    render(<Parent />, { wrapper: world.Providers });
    expect(items()).toHaveLength(29);
    expect(commits).toEqual(['mount']);
    const before = nameReadCount;
    act(() => renderParent());
    expect(nameReadCount).toBe(before);
  });
});

it('PAGE-62 PagedList loads all pages up to the saved item at once, and then continues by page', async () => {
  const key = historyEntryKey(window.history.state, '/');
  const element = { swimlaneId: swimlaneFixtures.films.id, index: 65, top: 0 };
  storeScroll(window.sessionStorage, key, { scrollY: 0, rails: [], element });
  onTestFinished(() => window.sessionStorage.clear());
  const { world, comesIntoView, items } = stage({ [FILMS]: respondWithPages(95) });
  expect(world.requests).toEqual([page(1), page(2), page(3)]);
  await waitFor(() => expect(items()).toHaveLength(90));
  await comesIntoView();
  await waitFor(() => expect(items()).toHaveLength(95));
  expect(world.requests).toHaveLength(4);
});

describe('PagedList on failure', () => {
  it('PagedList keeps loaded items when a later page fails, and retries that page', async () => {
    let isDown = true;
    const { world, trigger, comesIntoView, items, button, retry } = stage({
      [FILMS]: respondWithPages(45),
      [page(2)]: (request: Request) => (isDown ? respondError() : respondWithPages(45)(request)),
    });
    await comesIntoView();
    await waitFor(() => expect(items()).toHaveLength(30));
    await comesIntoView();
    await waitFor(() => expect(button()).toBeInTheDocument());
    expect(items()).toHaveLength(30);
    expect(trigger()).toBeUndefined();
    isDown = false;
    await retry();
    await waitFor(() => expect(items()).toHaveLength(45));
    expect(button()).not.toBeInTheDocument();
    expect(world.requests).toEqual([page(1), page(2), page(2)]);
  });

  it('PagedList shows an error with retry when the first page fails', async () => {
    let isDown = true;
    const { comesIntoView, items, retry } = stage({
      [FILMS]: (request: Request) => (isDown ? respondError() : respondWithPages(3)(request)),
    });
    await comesIntoView();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noe gikk galt');
    isDown = false;
    await retry();
    await waitFor(() => expect(items()).toHaveLength(3));
  });

  it('PagedList shows a text when the list is empty', async () => {
    const { comesIntoView } = stage({ [FILMS]: [] });
    await comesIntoView();
    expect(await screen.findByRole('heading', { name: 'Fant ikke noe innhold her' })).toBeVisible();
  });
});
