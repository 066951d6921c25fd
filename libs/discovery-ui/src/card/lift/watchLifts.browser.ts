import { cardAround, GROWN } from './grownFrom.browser.ts';

/** Cards expand only with a hovering, fine pointer and without reduced motion. */
const EXPAND_MEDIA_QUERY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

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
export function watchLifts(page: Document, onChange: (change: Lifts) => void): LiftWatch {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const expandQuery = matchMedia(EXPAND_MEDIA_QUERY);
  let hoveredCard: HTMLElement | undefined;
  let grown: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function shrink(): void {
    clearTimeout(hoverTimer);
    if (grown) onChange({ grown: undefined });
    grown = undefined;
  }
  function expand(card: HTMLElement): void {
    if (!card.isConnected) return;
    grown = card;
    onChange({ grown });
  }
  function handlePointer(card: HTMLElement | undefined): void {
    if (card === hoveredCard) return;
    hoveredCard = card;
    shrink();
    if (!expandQuery.matches) onChange({ pointedAt: card });
    else if (card) hoverTimer = setTimeout(() => expand(card), REST_MS);
  }
  function handleFocus(card: HTMLElement | undefined): void {
    if (card !== focused) onChange({ focused: card });
    focused = card;
  }

  // Not `pointerover`, which also fires when the page scrolls under a resting pointer.
  page.addEventListener(
    'pointermove',
    ({ target, pointerType }) => handlePointer(pointerType === 'touch' ? undefined : cardAround(target)),
    options,
  );
  page.documentElement.addEventListener('pointerleave', () => handlePointer(undefined), {
    signal: controller.signal,
  });
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
    { signal: controller.signal },
  );
  const handleScroll = () => {
    if (!expandQuery.matches) return;
    shrink();
    hoveredCard = undefined;
  };
  page.addEventListener('scroll', handleScroll, options);
  page.addEventListener('wheel', handleScroll, options);
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && shrink(), options);
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const card = cardAround(target);
      const isFocusVisible = target instanceof Element && target.matches(':focus-visible');
      handleFocus(isFocusVisible || card === focused ? card : undefined);
    },
    options,
  );
  page.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // A blurred window keeps its focused card.
      if (relatedTarget === null && page.hasFocus()) handleFocus(undefined);
    },
    options,
  );
  // The card may have been focused before this code was loaded.
  const { activeElement } = page;
  if (activeElement?.matches(':focus-visible')) handleFocus(cardAround(activeElement));
  handlePointer(cardAround(page.querySelector('article:hover')));
  return {
    shrink,
    end: () => {
      clearTimeout(hoverTimer);
      controller.abort();
    },
  };
}
