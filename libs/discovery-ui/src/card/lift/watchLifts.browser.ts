import { cardAround, GROWN } from './grownFrom.browser.ts';

/** Where a card grows under the pointer: where that hovers and is exact, and motion is wanted. */
const GROWS = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** How long (ms) a pointer rests on a card before it grows: who crosses a row on his way means none of them. */
export const REST_MS = 400;

/** Which cards are lifted, and how. */
export interface Lifts {
  /** The keyboard's focus is in it. */
  readonly focused?: HTMLElement | undefined;
  /** The pointer is over it, where cards do not grow. */
  readonly pointedAt?: HTMLElement | undefined;
  /** Has grown. */
  readonly grown?: HTMLElement | undefined;
}

export interface LiftWatch {
  /** What has grown is to shrink, and to stay so until the pointer has left it. */
  readonly shrink: () => void;
  readonly end: () => void;
}

/**
 * Watches which cards a viewer lifts. A card grows when a pointer rests on it; it shrinks when the pointer leaves it,
 * when anything scrolls, and at Escape. A finger lifts nothing; it opens.
 *
 * @param tell  told what has changed
 */
export function watchLifts(page: Document, tell: (change: Lifts) => void): LiftWatch {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  const grows = matchMedia(GROWS);
  let at: HTMLElement | undefined;
  let grown: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function shrink(): void {
    clearTimeout(rest);
    if (grown) tell({ grown: undefined });
    grown = undefined;
  }
  function grow(card: HTMLElement): void {
    if (!card.isConnected) return;
    grown = card;
    tell({ grown });
  }
  function point(card: HTMLElement | undefined): void {
    if (card === at) return;
    at = card;
    shrink();
    if (!grows.matches) tell({ pointedAt: card });
    else if (card) rest = setTimeout(() => grow(card), REST_MS);
  }
  function focus(card: HTMLElement | undefined): void {
    if (card !== focused) tell({ focused: card });
    focused = card;
  }

  // By its moves: where the page moves beneath a pointer that rests, nothing is pointed at.
  page.addEventListener(
    'pointermove',
    ({ target, pointerType }) => point(pointerType === 'touch' ? undefined : cardAround(target)),
    options,
  );
  page.documentElement.addEventListener('pointerleave', () => point(undefined), { signal: ending.signal });
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      // Whoever presses has made up his mind.
      if (!(target instanceof Element && target.closest(`[${GROWN}]`))) shrink();
    },
    options,
  );
  page.addEventListener(
    'mousedown',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(`[${GROWN}]`))) return;
      // What is pressed there is pressed on the card: that has the focus then, as a press on it would give it.
      event.preventDefault();
      grown?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
    },
    { signal: ending.signal },
  );
  const scrolled = () => {
    if (!grows.matches) return;
    shrink();
    at = undefined;
  };
  page.addEventListener('scroll', scrolled, options);
  page.addEventListener('wheel', scrolled, options);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && shrink(), options);
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const card = cardAround(target);
      const isSeen = target instanceof Element && target.matches(':focus-visible');
      focus(isSeen || card === focused ? card : undefined);
    },
    options,
  );
  page.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // A window that is left keeps its focus for when one comes back to it.
      if (relatedTarget === null && page.hasFocus()) focus(undefined);
    },
    options,
  );
  // He may have been there before us.
  const { activeElement } = page;
  if (activeElement?.matches(':focus-visible')) focus(cardAround(activeElement));
  point(cardAround(page.querySelector('article:hover')));
  return {
    shrink,
    end: () => {
      clearTimeout(rest);
      ending.abort();
    },
  };
}
