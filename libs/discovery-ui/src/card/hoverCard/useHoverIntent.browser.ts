import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CARD_ATTRIBUTE, closestCard, EXPANDED_ATTRIBUTE } from './cardElements.browser.ts';

/** Cards expand only with a hovering, fine pointer and without reduced motion. */
const EXPAND_MEDIA_QUERY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Delay before a card expands. */
const HOVER_DELAY_MS = 400;

interface HoverIntent {
  readonly focused?: HTMLElement | undefined;
  /** Only where cards do not expand. */
  readonly hovered?: HTMLElement | undefined;
  readonly expanded?: HTMLElement | undefined;
}

const isInExpandedCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${EXPANDED_ATTRIBUTE}]`) !== null;

/**
 * Detects the focused or hovered card. It expands under a resting pointer and collapses on leave, scroll or Escape,
 * until the pointer re-enters. Touch is ignored.
 */
function watchHoverIntent(page: Document, onChange: (change: HoverIntent) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  const expandQuery = matchMedia(EXPAND_MEDIA_QUERY);
  let hoveredCard: HTMLElement | undefined;
  let expanded: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function collapse(): void {
    clearTimeout(hoverTimer);
    if (expanded) onChange({ expanded: undefined });
    expanded = undefined;
  }
  function expand(card: HTMLElement): void {
    if (!card.isConnected) return;
    expanded = card;
    onChange({ expanded });
  }
  function handlePointer(card: HTMLElement | undefined): void {
    if (card === hoveredCard) return;
    hoveredCard = card;
    collapse();
    if (!expandQuery.matches) onChange({ hovered: card });
    else if (card) hoverTimer = setTimeout(() => expand(card), HOVER_DELAY_MS);
  }
  function handleFocus(card: HTMLElement | undefined): void {
    if (card !== focused) onChange({ focused: card });
    focused = card;
  }

  function listen<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    options: AddEventListenerOptions = { capture: true, passive: true },
  ): void {
    page.addEventListener(type, listener, { ...options, signal });
  }
  // Not `pointerover`, which also fires when the page scrolls under a resting pointer.
  listen('pointermove', ({ target, pointerType }) =>
    handlePointer(pointerType === 'touch' ? undefined : closestCard(target)),
  );
  page.documentElement.addEventListener('pointerleave', () => handlePointer(undefined), { signal });
  listen('pointerdown', ({ target }) => {
    if (!isInExpandedCard(target)) collapse();
  });
  const handleMouseDown = (event: MouseEvent) => {
    if (!isInExpandedCard(event.target)) return;
    // A press on the expanded card focuses the original.
    event.preventDefault();
    expanded?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  };
  listen('mousedown', handleMouseDown, {});
  const handleScroll = () => {
    if (!expandQuery.matches) return;
    collapse();
    hoveredCard = undefined;
  };
  listen('scroll', handleScroll);
  listen('wheel', handleScroll);
  listen('keydown', ({ key }) => {
    if (key === 'Escape') collapse();
  });
  listen('focusin', ({ target }) => {
    const card = closestCard(target);
    const isFocusVisible = target instanceof Element && target.matches(':focus-visible');
    handleFocus(isFocusVisible || card === focused ? card : undefined);
  });
  listen('focusout', ({ relatedTarget }) => {
    // A blurred window keeps its focused card.
    if (relatedTarget === null && page.hasFocus()) handleFocus(undefined);
  });
  // The card may have been focused before this code was loaded.
  const { activeElement } = page;
  if (activeElement?.matches(':focus-visible')) handleFocus(closestCard(activeElement));
  handlePointer(closestCard(page.querySelector(`[${CARD_ATTRIBUTE}]:hover`)));
  return {
    collapse,
    unsubscribe: () => {
      clearTimeout(hoverTimer);
      controller.abort();
    },
  };
}

/** Returns the focused, hovered and expanded cards. Collapses on navigation, re-renders when the expanded card changes. */
export function useHoverIntent(): HoverIntent {
  const [hoverIntent, setHoverIntent] = useState<HoverIntent>({});
  const watcher = useRef<ReturnType<typeof watchHoverIntent>>(undefined);
  const { key } = useLocation();
  // Before the effect below, or it would cancel the hover delay.
  useEffect(() => watcher.current?.collapse(), [key]);
  useEffect(() => {
    const created = watchHoverIntent(document, (change) =>
      setHoverIntent((known) => ({ ...known, ...change })),
    );
    watcher.current = created;
    return created.unsubscribe;
  }, []);

  const { expanded } = hoverIntent;
  const [, forceRender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!expanded) return;
    const changes = new MutationObserver(() =>
      expanded.isConnected ? forceRender() : watcher.current?.collapse(),
    );
    changes.observe(document.body, { subtree: true, childList: true });
    changes.observe(expanded, { subtree: true, attributes: true });
    return () => changes.disconnect();
  }, [expanded]);
  return hoverIntent;
}
