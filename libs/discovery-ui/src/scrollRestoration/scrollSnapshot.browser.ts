import { toSourceElement } from '../card/hoverCard/cardElements.browser.ts';
import { IMPRESSION_ATTRIBUTE } from '../swimlane/view/laneCardsProps.ts';
import type { ScrollSnapshot } from './scrollStorage.ts';

/** Its value is the swimlane's id. */
const LANE_ATTRIBUTE = 'data-lane';

const TOLERANCE_PX = 2;

const lanesOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`[${LANE_ATTRIBUTE}]`),
];

const elementsOf = (lane: Element): Element[] => [...lane.querySelectorAll(`[${IMPRESSION_ATTRIBUTE}]`)];

/** Returns the index in the swimlane; from `aria-posinset` in virtual lists. */
function indexOf(lane: Element, element: Element): number {
  const posInSet = element.getAttribute('aria-posinset');
  return posInSet === null ? elementsOf(lane).indexOf(element) : Number(posInSet) - 1;
}

function elementAt(lane: Element, index: number): Element | undefined {
  return elementsOf(lane).find((element) => indexOf(lane, element) === index);
}

const railOf = (lane: Element): Element | null => lane.querySelector('ul');

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

function focusIn(element: Element): 'visible' | 'invisible' | undefined {
  const { activeElement } = element.ownerDocument;
  if (!activeElement || !element.contains(activeElement)) return undefined;
  return activeElement.matches(':focus-visible') ? 'visible' : 'invisible';
}

function linkOf(pressed: Element): ScrollSnapshot['link'] {
  const focus = focusIn(pressed);
  const href = pressed.getAttribute('href');
  return focus === undefined || href === null ? undefined : { href, focus };
}

function focusLink(page: Document, { href, focus }: NonNullable<ScrollSnapshot['link']>): boolean {
  const link = [...page.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
  if (!link) return false;
  const { activeElement } = page;
  if (activeElement === null || activeElement.matches('body, main')) {
    link.focus({ preventScroll: true, focusVisible: focus === 'visible' });
  }
  return true;
}

/** Captures scroll positions and focus, anchored at the clicked element or the first one in view. */
export function captureScroll(page: Document, pressed: Element): ScrollSnapshot {
  const lanesInView = lanesOf(page).filter(isInView);
  const pressedElement = toSourceElement(pressed).closest(`[${LANE_ATTRIBUTE}] [${IMPRESSION_ATTRIBUTE}]`);
  const element = pressedElement ?? lanesInView.flatMap(elementsOf).find(isInView);
  const lane = element?.closest<HTMLElement>(`[${LANE_ATTRIBUTE}]`);
  const link = pressedElement ? undefined : linkOf(pressed);
  const snapshot = {
    scrollY: window.scrollY,
    firstLane: lanesInView[0]?.dataset['lane'],
    ...(link === undefined ? {} : { link }),
    rails: lanesInView.flatMap((one): [string, number][] => {
      const left = railOf(one)?.scrollLeft ?? 0;
      return left > 0 ? [[one.dataset['lane'] ?? '', left]] : [];
    }),
  };
  if (!element || !lane) return snapshot;
  const focus = focusIn(element);
  return {
    ...snapshot,
    element: {
      swimlaneId: lane.dataset['lane'] ?? '',
      index: indexOf(lane, element),
      top: element.getBoundingClientRect().top,
      ...(focus === undefined ? {} : { focus }),
    },
  };
}

/** Restores scroll positions and focus. Returns whether everything is restored. */
export function applyScroll(page: Document, snapshot: ScrollSnapshot): boolean {
  const isFocused = snapshot.link === undefined || focusLink(page, snapshot.link);
  return restoreElement(page, snapshot) && isFocused;
}

function restoreElement(page: Document, { scrollY, element, rails }: ScrollSnapshot): boolean {
  const lanes = lanesOf(page);
  const laneOf = (id: string) => lanes.find(({ dataset }) => dataset['lane'] === id);
  const lane = element && laneOf(element.swimlaneId);
  const found = lane && elementAt(lane, element.index);
  if (!found) {
    // Scrolling near the target triggers lazy loading there.
    if (element || lanes.length === 0) window.scrollTo({ top: scrollY, behavior: 'instant' });
    return false;
  }
  const railsRestored = rails.map(([id, left]) => {
    const scrolled = laneOf(id);
    const rail = scrolled ? railOf(scrolled) : null;
    rail?.scrollTo({ left, behavior: 'instant' });
    return rail !== null && Math.abs(rail.scrollLeft - left) <= TOLERANCE_PX;
  });
  const offBy = () => found.getBoundingClientRect().top - element.top;
  window.scrollBy({ top: offBy(), behavior: 'instant' });
  if (element.focus !== undefined) {
    const target = found.matches('a[href]') ? found : found.querySelector('a[href]');
    if (target instanceof HTMLElement && focusIn(found) === undefined) {
      target.focus({ preventScroll: true, focusVisible: element.focus === 'visible' });
    }
  }
  return railsRestored.every(Boolean) && Math.abs(offBy()) <= TOLERANCE_PX;
}
