// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createRouteTable } from '@tv/routes';
import { CARD_ATTRIBUTE, COVER_ATTRIBUTE } from '../hoverCard/cardElements.browser.ts';
import { enableCardTransition } from './enableCardTransition.browser.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: false });

const HEAD = `<header ${COVER_ATTRIBUTE}><h1>Isfront</h1></header>`;

/** Creates a browser with view transitions; records the named elements and skipped transitions. */
function browserWithTransitions() {
  const named = () =>
    [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
      (element) => element.className || element.tagName,
    );
  const recorded = { before: [] as string[], after: [] as string[], skipped: 0, finished: Promise.resolve() };
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    recorded.before = named();
    const transition = {
      skipTransition: () => (recorded.skipped += 1),
      ready: Promise.resolve(),
      finished: Promise.resolve(),
    };
    // The browser calls back after capturing the page.
    transition.finished = Promise.resolve()
      .then(update)
      .then(() => {
        recorded.after = named();
      });
    recorded.finished = transition.finished;
    return transition;
  });
  Object.assign(document, { startViewTransition });
  return { recorded, startViewTransition, named };
}

function pageWith(html: string, allowsMotion = true) {
  document.body.innerHTML = `<main>${html}</main>`;
  vi.stubGlobal('matchMedia', () => ({ matches: allowsMotion }));
  const followed: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  main.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest('a')?.pathname ?? '');
  });
  onTestFinished(enableCardTransition(document, table));
  const click = (init: MouseEventInit = {}) =>
    document
      .querySelector('a b')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return { followed, click, main };
}

const card = (href: string, attributes = '') =>
  `<article ${CARD_ATTRIBUTE}><div><div class="picture"></div><a href="${href}" ${attributes}><b>Isfront</b></a></div></article>`;

/** Advances to the task after the next frame. */
const nextPaint = async () => {
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
};

/** Flushes chained promises. */
const flushPromises = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.innerHTML = '';
});

it.each(['/film/isfront/Isfront', '/serie/ferja'])(
  'a card that leads to %s morphs into the hero of that page, and opens once',
  async (href) => {
    const { recorded, startViewTransition, named } = browserWithTransitions();
    const { followed, click, main } = pageWith(card(href));
    click();
    // The pressed card is painted first.
    expect(startViewTransition).not.toHaveBeenCalled();
    expect(followed).toEqual([]);
    click();
    await nextPaint();
    expect(recorded.before).toEqual(['picture']);
    expect(followed).toEqual([href]);
    main.innerHTML = HEAD;
    await flushPromises();
    expect(recorded.after).toEqual(['HEADER']);
    await recorded.finished;
    await flushPromises();
    expect(named()).toEqual([]);
    expect(document.documentElement.className).toBe('');
    expect(recorded.skipped).toBe(0);
    expect(startViewTransition).toHaveBeenCalledOnce();
  },
);

it('from one cover page to another the transition waits for the new hero', async () => {
  const { recorded } = browserWithTransitions();
  const { click, main } = pageWith(HEAD + card('/film/isfront'));
  click();
  await nextPaint();
  main.append('Mer');
  await flushPromises();
  expect(recorded.after).toEqual([]);
  main.innerHTML = `${HEAD}<p>Annen</p>`;
  await flushPromises();
  expect(recorded.after).toEqual(['HEADER']);
});

it('the transition is skipped if the hero does not appear within 250 ms', async () => {
  const { recorded } = browserWithTransitions();
  const { followed, click, main } = pageWith(card('/film/isfront'));
  click();
  await nextPaint();
  await vi.advanceTimersByTimeAsync(249);
  expect(recorded.skipped).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(recorded.skipped).toBe(1);
  expect(recorded.after).toEqual([]);
  main.innerHTML = HEAD;
  await flushPromises();
  expect(followed).toEqual(['/film/isfront']);
  expect(document.documentElement.className).toBe('');
});

it.each<[string, string, MouseEventInit?, boolean?]>([
  ['opens a new tab', card('/film/isfront'), { ctrlKey: true }],
  ['opens a new window', card('/film/isfront'), { shiftKey: true }],
  ['uses another mouse button', card('/film/isfront'), { button: 1 }],
  ['leads to another site', card('https://partner.test/film/isfront')],
  ['has a target attribute', card('/film/isfront', 'target="_blank"')],
  ['leads to another page than a cover page', card('/watch/vod/isfront')],
  ['is outside a card', '<a href="/film/isfront"><b>Isfront</b></a>'],
  ['comes with reduced motion', card('/film/isfront'), {}, false],
])('a click that %s is ignored', async (_, html, init, allowsMotion) => {
  const { startViewTransition } = browserWithTransitions();
  const { followed, click } = pageWith(html, allowsMotion);
  click(init);
  await nextPaint();
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(followed).toHaveLength(1);
});

it('a browser without view transitions opens the card at once', () => {
  const { followed, click } = pageWith(card('/film/isfront'));
  click();
  expect(followed).toEqual(['/film/isfront']);
});
