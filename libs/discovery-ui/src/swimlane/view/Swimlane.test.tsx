// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSwimlane, type Swimlane as SwimlaneData } from '@tv/api-client';
import { cardFixtures, parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { standardResponses } from '@tv/test-world';
import { customer, TestApp, type TestAppOptions } from '../../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../../testing/fakeScreen.browser.ts';
import { LanePlaceholder, Swimlane } from './Swimlane.tsx';

const lanes = parsed(parsePage, startPageFixture).swimlanes;

let intersections: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  intersections = fakeIntersectionObserver();
  fakeScreen();
});
afterEach(() => void vi.useRealTimers());

function laneById(laneId: string): SwimlaneData {
  const lane = lanes.find(({ id }) => id === laneId);
  if (!lane) throw new Error(`No lane ${laneId}`);
  return lane;
}

function requestOf(laneId: string) {
  const { link, type, lastUpdatedUtc } = laneById(laneId);
  return { link, type, lastUpdatedUtc };
}

function renderLane(laneId: string, options: TestAppOptions = {}, changes: Partial<SwimlaneData> = {}) {
  const world = new TestApp({ responses: standardResponses, ...options });
  const view = () => <Swimlane lane={{ ...laneById(laneId), ...changes }} slug="start" />;
  const { container, rerender, unmount } = render(view(), { wrapper: world.Providers });
  return {
    world,
    container,
    frame: container.firstElementChild,
    redraw: () => rerender(view()),
    unmount,
  };
}

const findCard = (name: RegExp) => screen.findByRole('link', { name });

const comesNear = async (frame: Element | null) => {
  if (!frame) throw new Error('No lane frame');
  await intersections.enterMargin(frame);
};

describe('loading', () => {
  it('LANE-30 a lane fetches its items only within 250 px of the viewport', async () => {
    const { world, frame } = renderLane('films');
    expect(frame && intersections.marginsOf(frame)).toEqual(['250px']);
    expect(world.requests).toEqual([]);
    await comesNear(frame);
    expect(world.requests).toEqual(['GET /content-layout/swimlanes/films']);
    await findCard(/^Isfront/);
  });

  it('LANE-30 a lane shows the same number of placeholders whether far or near', () => {
    const lane = laneById('films');
    const { container } = render(
      <>
        <LanePlaceholder lane={lane} priority="far" />
        <LanePlaceholder lane={lane} />
      </>,
    );
    const [far, near] = [...container.children].map((item) => item.querySelectorAll('li').length);
    expect(far).toBe(near);
    expect(far).toBeGreaterThan(1);
  });

  it.each(['Standard', 'NumberedPortrait', 'MenuCircle'])(
    'a far lane (%s) has elements only in its first placeholder, because each element takes time to hydrate',
    (style) => {
      const lane = { ...laneById('films'), style };
      const { container } = render(<LanePlaceholder lane={lane} priority="far" />);
      const [first, ...others] = container.querySelectorAll('li');
      expect(first?.childElementCount).toBe(1);
      expect(others.map((item) => item.childElementCount)).toEqual(others.map(() => 0));
    },
  );

  it('LANE-21 a live lane is refetched each time it is shown', async () => {
    const world = new TestApp({ responses: standardResponses });
    for (const showing of [1, 2]) {
      const { container, unmount } = render(<Swimlane lane={laneById('now')} slug="start" />, {
        wrapper: world.Providers,
      });
      await comesNear(container.firstElementChild);
      await waitFor(() => expect(world.requests).toHaveLength(showing));
      unmount();
    }
  });

  it('LANE-19 LANE-20 a personal lane renders nothing for visitors', () => {
    const anonymous = renderLane('continue');
    expect(anonymous.frame).toBeNull();
    anonymous.unmount();
    const known = renderLane('continue', { user: customer });
    expect(known.frame).not.toBeNull();
  });

  it('an empty lane renders nothing', async () => {
    const { container, frame } = renderLane('films', {
      responses: { 'GET /content-layout/swimlanes/films': [] },
    });
    await comesNear(frame);
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });

  it('a lane reports that it is empty until it is removed; one with cards reports nothing', async () => {
    const world = new TestApp({
      responses: { ...standardResponses, 'GET /content-layout/swimlanes/now': [] },
    });
    const reasons: unknown[] = [];
    const { container, unmount } = render(
      ['films', 'now'].map((laneId) => (
        <Swimlane
          key={laneId}
          lane={laneById(laneId)}
          laneKey={laneId}
          slug="start"
          onEmptyReasonChange={(...change) => reasons.push(change)}
        />
      )),
      { wrapper: world.Providers },
    );
    const [films, live] = [...container.children];
    await comesNear(films ?? null);
    await findCard(/^Isfront/);
    expect(reasons).toEqual([]);
    await comesNear(live ?? null);
    await waitFor(() => expect(reasons).toEqual([['now', 'empty']]));
    unmount();
    expect(reasons.slice(1)).toEqual([['now', undefined]]);
  });

  it('LANE-47 a live item without channel info is dropped with a warning', async () => {
    const { channel: _, ...lost } = cardFixtures.live;
    const { world, container, frame } = renderLane('now', {
      responses: {
        'GET /content-layout/swimlanes/now': [
          { ...lost, id: 'el-lost', title: 'Uten kanal' },
          cardFixtures.live,
        ],
      },
    });
    await comesNear(frame);
    await findCard(/^Tett på fjorden/);
    expect(container.querySelectorAll('article')).toHaveLength(1);
    expect(container.textContent).not.toContain('Uten kanal');
    expect(world.reports).toEqual(['swimlane.live: Live item el-lost has no channel']);
  });

  it('a card without a link is reported once, however often it renders', async () => {
    const { links: _, ...lost } = cardFixtures.collection;
    const { world, frame, redraw } = renderLane('films', {
      responses: { 'GET /content-layout/swimlanes/films': [lost] },
    });
    await comesNear(frame);
    await waitFor(() => expect(world.reports).toEqual([expect.stringContaining('OpenCollection')]));
    redraw();
    redraw();
    expect(world.reports).toHaveLength(1);
  });
});

describe('renders', () => {
  /** Renders lanes and counts the renders of each. */
  function renderLanes(laneIds: readonly string[]) {
    const world = new TestApp({ responses: standardResponses });
    const counts: Record<string, number> = {};
    const { container } = render(
      laneIds.map((laneId) => (
        <Profiler key={laneId} id={laneId} onRender={(id) => (counts[id] = (counts[id] ?? 0) + 1)}>
          <Swimlane lane={laneById(laneId)} slug="start" />
        </Profiler>
      )),
      { wrapper: world.Providers },
    );
    return { world, counts, frames: [...container.children] };
  }

  it('a lane does not render when another lane loads', async () => {
    const { counts, frames } = renderLanes(['films', 'now']);
    await comesNear(frames[0] ?? null);
    await findCard(/^Isfront/);
    const before = counts['films'];
    await comesNear(frames[1] ?? null);
    await findCard(/^Tett på fjorden/);
    expect(counts['films']).toBe(before);
  });

  it('only a lane with a live card renders when time passes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { world, counts, frames } = renderLanes(['films', 'now']);
    await comesNear(frames[0] ?? null);
    await findCard(/^Isfront/);
    await comesNear(frames[1] ?? null);
    await findCard(/^Tett på fjorden/);
    // Renders that the responses still cause.
    await act(() => vi.advanceTimersByTimeAsync(100));
    const before = { ...counts };
    world.clock.moveBy(15_000);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(counts['now']).toBe((before['now'] ?? 0) + 1);
    expect(counts['films']).toBe(before['films']);
  });

  it('a lane does not render when refetched items are equal', async () => {
    const { world, counts, frames } = renderLanes(['films']);
    await comesNear(frames[0] ?? null);
    await findCard(/^Isfront/);
    const before = counts['films'];
    await act(async () => {
      await world.dispatch(getSwimlane.initiate(requestOf('films'), { forceRefetch: true }));
    });
    expect(world.requests).toHaveLength(2);
    expect(counts['films']).toBe(before);
  });
});

describe('an unsupported lane', () => {
  it.each([
    [{ style: 'Mosaic' }, 'Default/Mosaic'],
    [{ style: 'Standard', type: 'Horoscope' }, 'Horoscope/Standard'],
    [{ style: undefined, config: { style: 'Mosaic' } }, 'Default/Mosaic'],
  ])('LANE-23 an unsupported lane %j is logged and rendered as a Standard lane', async (override, name) => {
    const page = parsed(parsePage, {
      ...startPageFixture,
      swimlanes: [{ ...swimlaneFixtures.films, ...override }],
    });
    const { world, frame } = renderLane('films', {}, page.swimlanes[0]);
    await comesNear(frame);
    expect(world.reports).toEqual([`swimlane.layout: Unhandled swimlane type/style combination ${name}`]);
    await findCard(/^Isfront/);
  });
});

describe('items with repeated or missing ids', () => {
  const LANE = 'GET /content-layout/swimlanes/films';
  const named = (id: string | undefined, title: string) => ({ ...cardFixtures.film, id, title });

  it.each(['StandardPortrait', 'SwimmingPool', 'MenuText', 'Hero'] as const)(
    'items with repeated or missing ids are all rendered in a lane of style %s',
    async (style) => {
      const consoleError = vi.spyOn(console, 'error');
      const items = [
        named('x', 'Alfa'),
        named('x', 'Beta'),
        named(undefined, 'Gamma'),
        named(undefined, 'Delta'),
      ];
      const { container, frame } = renderLane('films', { responses: { [LANE]: items } }, { style });
      await comesNear(frame);
      for (const { title } of items) await waitFor(() => expect(container).toHaveTextContent(title));
      expect(consoleError).not.toHaveBeenCalled();
    },
  );
});

describe('a lane without a name', () => {
  const LANE = 'GET /content-layout/swimlanes/films';
  const textsOf = (container: Element, selector: string) =>
    [...container.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? one.textContent);

  it.each(['Standard', 'SwimmingPool', 'MenuText', 'MenuCircle'] as const)(
    'a lane without a name of style %s renders its cards without a heading or a blank label',
    async (style) => {
      const { container, frame } = renderLane('films', {}, { name: ' ', style });
      await comesNear(frame);
      await waitFor(() => expect(container.textContent).toContain('Siste ferje'));
      expect(textsOf(container, 'h2')).toEqual([]);
      expect(textsOf(container, '[aria-label]').map((label) => label.trim())).not.toContain('');
    },
  );

  it('a hero without a name is still a named carousel', async () => {
    const { container, frame } = renderLane('films', {}, { name: ' ', style: 'Hero' });
    await comesNear(frame);
    await waitFor(() => expect(textsOf(container, 'section')).toEqual(['Utvalgt innhold']));
  });

  it('a lane without a name links to the full list with the visible text as its name', async () => {
    const { container, frame } = renderLane('films', {}, { name: ' ', minItemsForShowMore: 1 });
    await comesNear(frame);
    await waitFor(() => expect(container.querySelector('a[href="/tema/start/liste/films"]')).not.toBeNull());
    const more = container.querySelector('a[href="/tema/start/liste/films"]');
    expect(more?.textContent).toBe('Vis flere');
    expect(more?.hasAttribute('aria-label')).toBe(false);
  });

  it.each([
    [' ', 'Vi fikk ikke hentet innholdet her.'],
    ['Nye filmer', 'Vi fikk ikke hentet Nye filmer.'],
  ])('a lane shows an error text when it fails: %j', async (name, sentence) => {
    const { container, frame } = renderLane(
      'films',
      { responses: { [LANE]: () => new Response(null, { status: 404 }) } },
      { name },
    );
    await comesNear(frame);
    await waitFor(() => expect(textsOf(container, '[role=status] p')).toEqual([sentence]));
  });
});

describe('lane tracking', () => {
  async function shownLane() {
    const shown = renderLane('films');
    await comesNear(shown.frame);
    await findCard(/^Isfront/);
    return shown;
  }
  const item = (container: Element, id: string) => {
    const element = container.querySelector(`[data-impression="${id}"]`);
    if (!element) throw new Error(`No item ${id}`);
    return element;
  };

  it('ANA-05 LANE-31 a lane sends an impression for an item in view for 500 ms, but not for one hidden at 400 ms', async () => {
    const { world, container } = await shownLane();
    vi.useFakeTimers();
    const film = item(container, 'el-isfront');
    await intersections.setInView(film, true);
    vi.advanceTimersByTime(400);
    await intersections.setInView(film, false);
    vi.advanceTimersByTime(1000);
    expect(world.events).toEqual([]);
    await intersections.setInView(film, true);
    vi.advanceTimersByTime(500);
    expect(world.events).toEqual([
      {
        event: 'impression',
        elementId: 'el-isfront',
        elementName: 'Isfront',
        swimlaneId: 'films',
        swimlaneName: swimlaneFixtures.films.name,
        position: 0,
      },
    ]);
  });

  it.each([
    ['SwimmingPool', 'el-isfront', 0],
    ['MenuText', 'el-siste-ferje', 2],
    ['Hero', 'el-isfront', 0],
  ] as const)(
    'ANA-05 LANE-31 a lane of style %s sends an impression for an item in view',
    async (style, id, position) => {
      const { world, container, frame } = renderLane('films', {}, { style });
      await comesNear(frame);
      await waitFor(() => item(container, id));
      vi.useFakeTimers();
      await intersections.setInView(item(container, id), true);
      vi.advanceTimersByTime(500);
      expect(world.events).toEqual([
        expect.objectContaining({ event: 'impression', elementId: id, position }),
      ]);
    },
  );

  it('ANA-05 a lane sends impressions only for the active slide of a hero, each in its turn', async () => {
    const { world, container, frame } = renderLane('films', {}, { style: 'Hero' });
    await comesNear(frame);
    await waitFor(() => item(container, 'el-isfront'));
    expect(container.querySelectorAll('[data-impression]')).toHaveLength(1);
    vi.useFakeTimers();
    const first = item(container, 'el-isfront');
    await intersections.setInView(first, true);
    vi.advanceTimersByTime(400);
    fireEvent.click(screen.getByRole('button', { name: /^Vis 2 av/ }));
    // The observer of impressions follows in a microtask.
    await act(() => Promise.resolve());
    vi.advanceTimersByTime(500);
    expect(world.events).toEqual([]);
    const [shown] = container.querySelectorAll('[data-impression]');
    if (!shown) throw new Error('No active slide');
    await intersections.setInView(shown, true);
    vi.advanceTimersByTime(500);
    expect(world.events).toEqual([expect.objectContaining({ event: 'impression', position: 1 })]);
  });

  it('ANA-05 a lane sends an impression with its own position for each of two items with the same id', async () => {
    const twin = { ...cardFixtures.film, title: 'Isfronten', tracking: undefined };
    const { world, container, frame } = renderLane('films', {
      responses: { 'GET /content-layout/swimlanes/films': [cardFixtures.film, twin] },
    });
    await comesNear(frame);
    await waitFor(() => expect(container.querySelectorAll('[data-impression]')).toHaveLength(2));
    vi.useFakeTimers();
    for (const one of container.querySelectorAll('[data-impression]'))
      await intersections.setInView(one, true);
    vi.advanceTimersByTime(500);
    expect(world.events).toEqual([
      expect.objectContaining({ elementName: 'Isfront', position: 0 }),
      expect.objectContaining({ elementName: 'Isfronten', position: 1 }),
    ]);
  });

  it('CARD-09 ANA-04 a lane includes the series id for a card that leads to a series', async () => {
    const { world, frame } = renderLane('films', {
      responses: { 'GET /content-layout/swimlanes/films': [cardFixtures.series] },
    });
    await comesNear(frame);
    await findCard(/^Fyret på Skarvøya/);
    await userEvent.click(await findCard(/^Fyret på Skarvøya/));
    const [id] = cardFixtures.series.links?.superCoverPage?.id.split(':') ?? [];
    expect(world.events).toEqual([expect.objectContaining({ event: 'swimlane_clicked', seriesId: id })]);
  });

  it('LANE-32 a lane sends no second impression for an item that comes back into view', async () => {
    const { world, container } = await shownLane();
    vi.useFakeTimers();
    const film = item(container, 'el-isfront');
    for (let time = 0; time < 3; time++) {
      await intersections.setInView(film, true);
      vi.advanceTimersByTime(600);
      await intersections.setInView(film, false);
    }
    expect(world.events).toHaveLength(1);
  });

  it('ANA-04 a lane sends a click on a card with its position', async () => {
    const { world } = await shownLane();
    await userEvent.click(await findCard(/^Siste ferje/));
    expect(world.events).toEqual([
      {
        event: 'swimlane_clicked',
        elementId: 'el-siste-ferje',
        elementName: 'Siste ferje',
        swimlaneId: 'films',
        swimlaneName: 'Nye filmer',
        position: 2,
      },
    ]);
  });

  it('ANA-06 LIST-12 a lane sends a launch at another provider and adds it to continue watching', async () => {
    const { world, frame } = renderLane('films', {
      responses: { 'GET /content-layout/swimlanes/films': [cardFixtures.external] },
      user: customer,
    });
    await comesNear(frame);
    await findCard(/^Vinterspor/);
    const anchor = await findCard(/^Vinterspor/);
    anchor.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(anchor);
    expect(world.events.at(-1)).toEqual({
      event: 'external_service_launched',
      elementId: 'el-vinterspor',
      elementName: 'Vinterspor',
      reportUrl: 'https://gateway.dev.test/continue-watching/external/vinterspor',
      serviceId: 'viaplay',
    });
    expect(world.requests).toContain('POST /gateway/continue-watching/external/vinterspor');
  });
});
