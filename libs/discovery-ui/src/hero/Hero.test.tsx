// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardFixtures, FIXTURE_NOW, parsed, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { customer, TestApp, type TestAppOptions } from '../testing/TestApp.tsx';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { mount, actAsync, waitFor } from '../testing/mount.tsx';
import { respondNoContent } from '../testing/responders.ts';
import { Hero } from './Hero.tsx';

const { cards } = parsed(parseSwimlaneItems, [
  cardFixtures.film,
  cardFixtures.series,
  cardFixtures.collection,
]);

beforeEach(() => {
  vi.useFakeTimers();
  fakeScreen();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function stage(count = 3, shownCards = cards, options: TestAppOptions = {}) {
  const world = new TestApp(options);
  const { container, unmount } = await mount(
    <world.Providers>
      <Hero
        cards={shownCards.slice(0, count)}
        keys={cards.map(({ id }) => id)}
        name="Utvalgt"
        now={FIXTURE_NOW}
        ratio="wide"
      />
    </world.Providers>,
  );
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find((one) => one.getAttribute('aria-label')?.startsWith(name));
  return {
    container,
    world,
    button,
    unmount,
    shown: () => container.querySelector('[data-active="true"] h2')?.textContent,
    pass: (ms: number) => actAsync(() => vi.advanceTimersByTime(ms)),
  };
}

const hover = (element: Element | null, type: 'pointerover' | 'pointerout') =>
  actAsync(() => element?.dispatchEvent(new MouseEvent(type, { bubbles: true })));

describe('Hero', () => {
  it('Hero starts with the first playable card and rotates through the rest', async () => {
    const { cards: mixed } = parsed(parseSwimlaneItems, [
      cardFixtures.noAccess,
      cardFixtures.series,
      cardFixtures.collection,
    ]);
    const { shown, pass, unmount, container } = await stage(3, mixed);
    expect(shown()).toBe('Fyret på Skarvøya');
    const labels = [...container.querySelectorAll('[data-active="true"] a')].map((link) => link.textContent);
    expect(labels).toEqual(['Se nå', 'Mer info']);
    await pass(8000);
    await pass(8000);
    expect(shown()).toBe('Storm over Jæren');
    await unmount();
  });

  it('LANE-06 LANE-24 Hero advances every 8 s and wraps around', async () => {
    const { shown, pass, unmount } = await stage();
    expect(shown()).toBe('Isfront');
    await pass(7999);
    expect(shown()).toBe('Isfront');
    await pass(1);
    expect(shown()).toBe('Fyret på Skarvøya');
    await pass(8000);
    expect(shown()).toBe('Vinter på skjermen');
    await pass(8000);
    expect(shown()).toBe('Isfront');
    await unmount();
  });

  it('LANE-28 Hero has dots with two items, and neither dots nor rotation with one', async () => {
    const one = await stage(1);
    expect(one.container.querySelectorAll('button')).toHaveLength(0);
    await one.pass(20_000);
    expect(one.shown()).toBe('Isfront');
    await one.unmount();
    const two = await stage(2);
    expect(two.button('Vis 1 av 2')?.getAttribute('aria-current')).toBe('true');
    expect(two.button('Vis 2 av 2')).toBeDefined();
    await two.unmount();
  });

  it('LANE-25 Hero has three thumbnails in a live lane, even if not all items are live yet', async () => {
    const onNow = [cardFixtures.live, ...Array.from({ length: 6 }, () => cardFixtures.planned)];
    const { cards: seven } = parsed(
      parseSwimlaneItems,
      onNow.map((card, index) => ({ ...card, id: `el-${index}` })),
    );
    const world = new TestApp();
    const { container, unmount } = await mount(
      <world.Providers>
        <Hero
          cards={seven}
          keys={seven.map(({ id }) => id)}
          name="Direkte nå"
          now={FIXTURE_NOW}
          ratio="wide"
          laneType="OnTvNow"
        />
      </world.Providers>,
    );
    const dots = container.querySelectorAll('[aria-label="Velg innhold"] > button');
    expect(dots).toHaveLength(7);
    expect([...dots].filter((dot) => dot.getAttribute('data-outside') === 'false')).toHaveLength(3);
    await unmount();
  });

  it('Hero shows the selected slide for its full time', async () => {
    const { shown, pass, button, unmount } = await stage();
    await pass(7000);
    await actAsync(() => button('Vis 3 av 3')?.click());
    expect(shown()).toBe('Vinter på skjermen');
    await pass(7999);
    expect(shown()).toBe('Vinter på skjermen');
    await pass(1);
    expect(shown()).toBe('Isfront');
    await unmount();
  });

  it('Hero pauses on hover and resumes afterwards', async () => {
    const { container, shown, pass, unmount } = await stage();
    await hover(container.firstElementChild, 'pointerover');
    await pass(60_000);
    expect(shown()).toBe('Isfront');
    await hover(container.firstElementChild, 'pointerout');
    await pass(8000);
    expect(shown()).toBe('Fyret på Skarvøya');
    await unmount();
  });

  it('Hero pauses while it has keyboard focus', async () => {
    const { shown, pass, button, unmount } = await stage();
    await actAsync(() => button('Vis 1 av 3')?.focus());
    await pass(60_000);
    expect(shown()).toBe('Isfront');
    await actAsync(() => button('Vis 1 av 3')?.blur());
    await pass(8000);
    expect(shown()).toBe('Fyret på Skarvøya');
    await unmount();
  });

  it('Hero stops and starts with a button', async () => {
    const { shown, pass, button, unmount } = await stage();
    await actAsync(() => button('Stopp bildebytte')?.click());
    await pass(60_000);
    expect(shown()).toBe('Isfront');
    await actAsync(() => button('Start bildebytte')?.click());
    await pass(8000);
    expect(shown()).toBe('Fyret på Skarvøya');
    await unmount();
  });

  it('Hero is paused with reduced motion until the user starts it', async () => {
    fakeScreen({ reducedMotion: true });
    const { shown, pass, button, unmount } = await stage();
    await pass(60_000);
    expect(shown()).toBe('Isfront');
    await actAsync(() => button('Start bildebytte')?.click());
    await pass(8000);
    expect(shown()).toBe('Fyret på Skarvøya');
    await unmount();
  });

  it('Hero loads the pictures of the active and the next slide, and keeps loaded ones', async () => {
    const { container, pass, unmount } = await stage();
    const loadedPictures = () =>
      [...container.querySelectorAll('[aria-roledescription="lysbilde"]')].map(
        (slide) => slide.querySelector('img') !== null,
      );
    expect(loadedPictures()).toEqual([true, true, false]);
    await pass(8000);
    expect(loadedPictures()).toEqual([true, true, true]);
    await unmount();
  });

  it('Hero uses a fallback text for the heading and dot of a card without a title', async () => {
    const untitled = cards.map((card) => ({ ...card, title: ' ', description: ' ' }));
    const { container, shown, button, unmount } = await stage(2, untitled);
    expect(shown()).toBe('Uten tittel');
    expect(button('Vis 2 av 2')?.getAttribute('aria-label')).toBe('Vis 2 av 2: Uten tittel');
    expect(container.querySelector('[class*=description]')).toBeNull();
    await unmount();
  });

  it('LIST-13 Hero lets a customer add the active title to my list, and shows it at once', async () => {
    const { world, button, unmount } = await stage(3, cards, {
      user: customer,
      responses: { 'POST /gateway/mylist/isfront': respondNoContent },
    });
    vi.useRealTimers();
    await waitFor(() => expect(button('Legg Isfront i Min liste')).toBeDefined());
    await actAsync(() => button('Legg Isfront i Min liste')?.click());
    expect(button('Fjern Isfront fra Min liste')).toBeDefined();
    await waitFor(() => expect(world.requests).toEqual(['POST /gateway/mylist/isfront']));
    // Without a my list link there is no button.
    expect(button('Legg Vinter på skjermen')).toBeUndefined();
    await unmount();
  });

  it('LIST-13 Hero shows no my list button to visitors', async () => {
    const { container, pass, unmount } = await stage();
    await pass(1000);
    expect(container.textContent).not.toContain('Min liste');
    await unmount();
  });

  it('Hero makes only the active slide reachable', async () => {
    const { container, unmount } = await stage();
    const slides = [...container.querySelectorAll('[aria-roledescription="lysbilde"]')];
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    await unmount();
  });
});
