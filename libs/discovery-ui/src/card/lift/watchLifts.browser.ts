import { cardAround, GROWN } from './grownFrom.browser.ts';

/** Cards expand only with a hovering, fine pointer and without reduced motion. */
const GROWS = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Delay before a card expands. */
export const REST_MS = 400;

export interface Lifts {
  readonly focused?: HTMLElement | undefined;
  /** Only where cards do not expand. */
  readonly pointedAt?: HTMLElement | undefined;
  readonly grown?: HTMLElement | undefined;
}

export interface LiftWatch {
  /** Collapses until the pointer re-enters the card. */
  readonly shrink: () => void;
  readonly end: () => void;
}

/**
 * Detects which card is focused or pointed at. A card expands under a resting pointer and collapses on leave,
 * scroll or Escape. Touch is ignored.
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

  // Not `pointerover`, which also fires when the page scrolls under a resting pointer.
  page.addEventListener(
    'pointermove',
    ({ target, pointerType }) => point(pointerType === 'touch' ? undefined : cardAround(target)),
    options,
  );
  page.documentElement.addEventListener('pointerleave', () => point(undefined), { signal: ending.signal });
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element && target.closest(`[${GROWN}]`))) shrink();
    },
    options,
  );
  page.addEventListener(
    'mousedown',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(`[${GROWN}]`))) return;
      // A press on the expanded card focuses the original.
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
      // A blurred window keeps its focused card.
      if (relatedTarget === null && page.hasFocus()) focus(undefined);
    },
    options,
  );
  // The card may have been focused before this code was loaded.
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
