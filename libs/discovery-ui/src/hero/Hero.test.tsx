// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardFixtures, FIXTURE_NOW, parsed, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { customer, TestApp, type TestAppOptions } from '../testing/TestApp.tsx';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { fakeScreen } from '../testing/fakeScreen.browser.ts';
import { respondNoContent } from '../testing/responders.ts';
import { Hero } from './Hero.tsx';

const { cards } = parsed(parseSwimlaneItems, [
  cardFixtures.film,
  cardFixtures.series,
  cardFixtures.collection,
]);

let views: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  vi.useFakeTimers();
  fakeScreen();
  views = fakeIntersectionObserver();
});
afterEach(() => void vi.useRealTimers());

interface HeroOptions extends TestAppOptions {
  readonly cards?: typeof cards;
  readonly laneType?: string;
}

function renderHero({ cards: shownCards = cards, laneType, ...options }: HeroOptions = {}) {
  const app = new TestApp(options);
  const { container } = render(
    <Hero
      cards={shownCards}
      keys={shownCards.map(({ id }) => id)}
      name="Utvalgt"
      now={FIXTURE_NOW}
      ratio="wide"
      laneType={laneType}
      isPriority={false}
      onOpen={() => undefined}
    />,
    { wrapper: app.Providers },
  );
  return { app, container };
}

const carousel = () => screen.getByRole('region', { name: 'Utvalgt' });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const slides = () => screen.getAllByRole('group', { name: /^\d av \d$/ });
/** Only the active slide is reachable. */
const activeSlide = () => within(slides().find((slide) => !slide.hasAttribute('inert')) ?? carousel());
const shownTitle = () => activeSlide().getByRole('heading').textContent;
const pass = (ms: number) => act(() => Promise.resolve(vi.advanceTimersByTime(ms)));

describe('Hero', () => {
  it('Hero forces no layout when it is rendered by the client', () => {
    const readWidth = vi.spyOn(Element.prototype, 'clientWidth', 'get');
    renderHero();
    expect(readWidth).not.toHaveBeenCalled();
    readWidth.mockRestore();
  });

  it('Hero starts with the first playable card and rotates through the rest', async () => {
    const mixed = parsed(parseSwimlaneItems, [
      cardFixtures.noAccess,
      cardFixtures.series,
      cardFixtures.collection,
    ]);
    renderHero({ cards: mixed.cards });
    expect(shownTitle()).toBe('Fyret på Skarvøya');
    const links = activeSlide().getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Se nå', 'Mer info']);
    await pass(8000);
    await pass(8000);
    expect(shownTitle()).toBe('Storm over Jæren');
  });

  it('LANE-06 LANE-24 Hero advances every 8 s and wraps around', async () => {
    renderHero();
    expect(shownTitle()).toBe('Isfront');
    await pass(7999);
    expect(shownTitle()).toBe('Isfront');
    await pass(1);
    expect(shownTitle()).toBe('Fyret på Skarvøya');
    await pass(8000);
    expect(shownTitle()).toBe('Vinter på skjermen');
    await pass(8000);
    expect(shownTitle()).toBe('Isfront');
  });

  it('LANE-28 Hero has neither dots nor rotation with one item', async () => {
    renderHero({ cards: cards.slice(0, 1) });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await pass(20_000);
    expect(shownTitle()).toBe('Isfront');
  });

  it('LANE-28 Hero has dots with two items', () => {
    renderHero({ cards: cards.slice(0, 2) });
    expect(button(/^Vis 1 av 2/)).toHaveAttribute('aria-current', 'true');
    expect(button(/^Vis 2 av 2/)).toBeInTheDocument();
  });

  it('LANE-25 Hero has three thumbnails in a live lane, even if not all items are live yet', () => {
    const onNow = [cardFixtures.live, ...Array.from({ length: 6 }, () => cardFixtures.planned)];
    const seven = parsed(
      parseSwimlaneItems,
      onNow.map((card, index) => ({ ...card, id: `el-${index}` })),
    );
    renderHero({ cards: seven.cards, laneType: 'OnTvNow' });
    const dots = within(screen.getByRole('group', { name: 'Velg innhold' })).getAllByRole('button');
    expect(dots).toHaveLength(7);
    expect(dots.filter((dot) => dot.getAttribute('data-outside') === 'false')).toHaveLength(3);
  });

  it('Hero shows the selected slide for its full time', async () => {
    renderHero();
    await pass(7000);
    fireEvent.click(button(/^Vis 3 av 3/));
    expect(shownTitle()).toBe('Vinter på skjermen');
    await pass(7999);
    expect(shownTitle()).toBe('Vinter på skjermen');
    await pass(1);
    expect(shownTitle()).toBe('Isfront');
  });

  it('Hero pauses on hover and resumes afterwards', async () => {
    renderHero();
    fireEvent.pointerEnter(carousel());
    await pass(60_000);
    expect(shownTitle()).toBe('Isfront');
    fireEvent.pointerLeave(carousel());
    await pass(8000);
    expect(shownTitle()).toBe('Fyret på Skarvøya');
  });

  it('Hero pauses out of view and resumes afterwards', async () => {
    renderHero();
    await views.setInView(carousel(), false);
    await pass(60_000);
    expect(shownTitle()).toBe('Isfront');
    await views.setInView(carousel(), true);
    await pass(8000);
    expect(shownTitle()).toBe('Fyret på Skarvøya');
  });

  it('Hero does not render when it is observed in view', async () => {
    let readCount = 0;
    const countedCards = new Proxy(cards, {
      get(target, key) {
        readCount += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    renderHero({ cards: countedCards });
    const before = readCount;
    await views.setInView(carousel(), true);
    expect(readCount).toBe(before);
  });

  it('Hero pauses while it has keyboard focus', async () => {
    renderHero();
    act(() => button(/^Vis 1 av 3/).focus());
    await pass(60_000);
    expect(shownTitle()).toBe('Isfront');
    act(() => button(/^Vis 1 av 3/).blur());
    await pass(8000);
    expect(shownTitle()).toBe('Fyret på Skarvøya');
  });

  it('Hero stops and starts with a button', async () => {
    renderHero();
    fireEvent.click(button('Stopp bildebytte'));
    await pass(60_000);
    expect(shownTitle()).toBe('Isfront');
    fireEvent.click(button('Start bildebytte'));
    await pass(8000);
    expect(shownTitle()).toBe('Fyret på Skarvøya');
  });

  it('Hero is paused with reduced motion until the user starts it', async () => {
    fakeScreen({ reducedMotion: true });
    renderHero();
    await pass(60_000);
    expect(shownTitle()).toBe('Isfront');
    fireEvent.click(button('Start bildebytte'));
    await pass(8000);
    expect(shownTitle()).toBe('Fyret på Skarvøya');
  });

  it('Hero loads the pictures of the active and the next slide, and keeps loaded ones', async () => {
    renderHero();
    const loadedPictures = () => slides().map((slide) => slide.querySelector('img') !== null);
    expect(loadedPictures()).toEqual([true, true, false]);
    await pass(8000);
    expect(loadedPictures()).toEqual([true, true, true]);
  });

  it('Hero renders the actions of the active and the next slide, and keeps them, since most users see few slides', async () => {
    renderHero();
    const haveLinks = () => slides().map((slide) => slide.querySelector('a') !== null);
    expect(haveLinks()).toEqual([true, true, false]);
    await pass(8000);
    expect(haveLinks()).toEqual([true, true, true]);
  });

  it('Hero completes a slide that the user selects', () => {
    renderHero();
    fireEvent.click(button(/^Vis 3 av 3/));
    expect(activeSlide().getByRole('link', { name: /Vinter på skjermen/ })).toBeInTheDocument();
  });

  it('Hero uses a fallback text for the heading and dot of a card without a title', () => {
    const untitled = cards.slice(0, 2).map((card) => ({ ...card, title: ' ', description: ' ' }));
    const { container } = renderHero({ cards: untitled });
    expect(shownTitle()).toBe('Uten tittel');
    expect(button('Vis 2 av 2: Uten tittel')).toBeInTheDocument();
    expect(container.querySelector('[class*=description]')).not.toBeInTheDocument();
  });

  it('LIST-13 Hero lets a customer add the active title to my list, and shows it at once', async () => {
    vi.useRealTimers();
    const { app } = renderHero({
      user: customer,
      responses: { 'POST /gateway/mylist/isfront': respondNoContent },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Legg Isfront i Min liste' }));
    expect(button('Fjern Isfront fra Min liste')).toBeInTheDocument();
    await waitFor(() => expect(app.requests).toEqual(['POST /gateway/mylist/isfront']));
    // Without a my list link there is no button.
    fireEvent.click(button(/^Vis 3 av 3/));
    expect(activeSlide().getByRole('link', { name: /Vinter på skjermen/ })).toBeInTheDocument();
    const unlinked = screen.queryByRole('button', { name: /^Legg Vinter på skjermen/, hidden: true });
    expect(unlinked).not.toBeInTheDocument();
  });

  it('LIST-13 Hero shows no my list button to visitors', async () => {
    const { container } = renderHero();
    await pass(1000);
    expect(container).not.toHaveTextContent('Min liste');
  });

  it('Hero makes only the active slide reachable', () => {
    renderHero();
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  });
});
