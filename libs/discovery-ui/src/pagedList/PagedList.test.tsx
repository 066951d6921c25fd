// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Swimlane } from '@tv/api-client';
import { parsed, parsePage, startPageFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import type { ResponseTable } from '@tv/test-world';
import { World } from '../testing/World.tsx';
import { failing } from '../testing/answers.ts';
import { fakeIntersections } from '../testing/fakeObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { mount, settle, until } from '../testing/mount.tsx';
import { manyCards, pagedLane } from '../testing/pagedAnswers.ts';
import { PagedList } from './PagedList.tsx';

const FILMS = 'GET /content-layout/swimlanes/films';
const page = (number: number) => `${FILMS}?page=${number}&pageSize=30`;

let intersections: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  intersections = fakeIntersections();
  fakeScreen();
});
afterEach(() => void vi.unstubAllGlobals());

async function stage(answers: ResponseTable, changes: Partial<Swimlane> = {}) {
  const [films] = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] }).swimlanes;
  if (!films) throw new Error('No lane');
  const lane = { ...films, ...changes };
  const world = new World({ answers });
  const view = (
    <world.Surroundings>
      <PagedList lane={lane} slug="start" />
    </world.Surroundings>
  );
  const { container, unmount } = await mount(view);
  const trigger = () => intersections.watched().find((one) => one.matches('div:empty'));
  return {
    world,
    container,
    unmount,
    trigger,
    items: () => [...container.querySelectorAll('li')].map((item) => item.querySelector('a')?.textContent),
    button: () => [...container.querySelectorAll('button')].find((one) => one.textContent === 'Prøv igjen'),
    comesIntoView: async () => {
      const element = trigger();
      if (!element) throw new Error('No trigger');
      await intersections.comesNear(element);
    },
  };
}

describe('PagedList', () => {
  it('LANE-33 LANE-34 PagedList fetches nothing before its trigger is within 150 px of the viewport', async () => {
    const { world, trigger, comesIntoView, items, unmount } = await stage({ [FILMS]: pagedLane(75) });
    const element = trigger();
    expect(element && intersections.marginsOf(element)).toEqual(['150px']);
    expect(world.calls).toEqual([]);
    await comesIntoView();
    expect(world.calls).toEqual([page(1)]);
    await until(() => expect(items()).toHaveLength(30));
    await unmount();
  });

  it('LANE-35 LANE-36 LANE-38 PagedList fetches the next page when the trigger comes into view, until a page is not full', async () => {
    const { world, trigger, comesIntoView, items, unmount } = await stage({ [FILMS]: pagedLane(75) });
    for (const [number, count] of [30, 60, 75].entries()) {
      expect(world.calls).toHaveLength(number);
      await comesIntoView();
      await until(() => expect(items()).toHaveLength(count));
    }
    expect(world.calls).toEqual([page(1), page(2), page(3)]);
    expect(items()).toEqual(manyCards(75).map(({ title }) => title));
    expect(trigger()).toBeUndefined();
    await unmount();
  });

  it('LANE-48 PagedList fades in its first cards 50 ms apart, at most 400 ms; later ones appear at once', async () => {
    const { container, comesIntoView, items, unmount } = await stage({ [FILMS]: pagedLane(45) });
    for (const count of [30, 45]) {
      await comesIntoView();
      await until(() => expect(items()).toHaveLength(count));
    }
    const delays = [...container.querySelectorAll('li')].map(({ style }) => style.animationDelay);
    expect(delays.slice(0, 10)).toEqual(
      [0, 50, 100, 150, 200, 250, 300, 350, 400, 400].map((ms) => `${ms}ms`),
    );
    expect(new Set(delays.slice(10, 30))).toEqual(new Set(['400ms']));
    expect(new Set(delays.slice(30))).toEqual(new Set(['']));
    await unmount();
  });

  it('LANE-36 PagedList is complete after a first page of 29', async () => {
    const { world, trigger, comesIntoView, items, unmount } = await stage({ [FILMS]: pagedLane(29) });
    await comesIntoView();
    await until(() => expect(items()).toHaveLength(29));
    expect(trigger()).toBeUndefined();
    expect(world.calls).toEqual([page(1)]);
    await unmount();
  });

  it('LANE-37 LANE-39 PagedList fetches a lane without paging once, by its bare link', async () => {
    const { world, trigger, comesIntoView, items, unmount } = await stage(
      { [FILMS]: manyCards(40) },
      { supportsPaging: false },
    );
    await comesIntoView();
    await until(() => expect(items()).toHaveLength(40));
    expect(trigger()).toBeUndefined();
    expect(world.calls).toEqual([FILMS]);
    await unmount();
  });

  it('LANE-45 PagedList shows cached pages at once within 120 s, without a request', async () => {
    const world = new World({ answers: { [FILMS]: pagedLane(45) } });
    const [lane] = parsed(parsePage, { ...startPageFixture, swimlanes: [swimlaneFixtures.films] }).swimlanes;
    if (!lane) throw new Error('No lane');
    const view = () => (
      <world.Surroundings>
        <PagedList lane={lane} slug="start" />
      </world.Surroundings>
    );
    const first = await mount(view());
    const count = () => document.querySelectorAll('li').length;
    for (const expected of [30, 45]) {
      const [trigger] = intersections.watched().filter((one) => one.matches('div:empty'));
      if (trigger) await intersections.comesNear(trigger);
      await until(() => expect(count()).toBe(expected));
    }
    await first.unmount();
    expect(count()).toBe(0);
    const again = await mount(view());
    expect(count()).toBe(45);
    expect(world.calls).toEqual([page(1), page(2)]);
    await again.unmount();
  });
});

describe('PagedList on failure', () => {
  it('PagedList keeps loaded items when a later page fails, and retries that page', async () => {
    let isDown = true;
    const { world, trigger, comesIntoView, items, button, unmount } = await stage({
      [FILMS]: pagedLane(45),
      [page(2)]: (request: Request) => (isDown ? failing() : pagedLane(45)(request)),
    });
    await comesIntoView();
    await until(() => expect(items()).toHaveLength(30));
    await comesIntoView();
    await until(() => expect(button()).toBeDefined());
    expect(items()).toHaveLength(30);
    expect(trigger()).toBeUndefined();
    isDown = false;
    await settle(() => button()?.click());
    await until(() => expect(items()).toHaveLength(45));
    expect(button()).toBeUndefined();
    expect(world.calls).toEqual([page(1), page(2), page(2)]);
    await unmount();
  });

  it('PagedList shows an error with retry when the first page fails', async () => {
    let isDown = true;
    const { container, comesIntoView, items, button, unmount } = await stage({
      [FILMS]: (request: Request) => (isDown ? failing() : pagedLane(3)(request)),
    });
    await comesIntoView();
    await until(() =>
      expect(container.querySelector('[role="alert"]')?.textContent).toContain('Noe gikk galt'),
    );
    isDown = false;
    await settle(() => button()?.click());
    await until(() => expect(items()).toHaveLength(3));
    await unmount();
  });

  it('PagedList shows a text when the list is empty', async () => {
    const { container, comesIntoView, unmount } = await stage({ [FILMS]: [] });
    await comesIntoView();
    await until(() => expect(container.textContent).toContain('Fant ikke noe innhold her'));
    await unmount();
  });
});
