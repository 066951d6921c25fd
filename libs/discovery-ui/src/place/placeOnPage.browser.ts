import { onPage } from '../card/lift/grownFrom.browser.ts';
import { IMPRESSION_ATTRIBUTE } from '../impression/mark.ts';
import type { Place } from './places.ts';

/** Its value is the swimlane's id. */
const LANE = 'data-lane';

const TOLERANCE_PX = 2;

const lanesOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(`[${LANE}]`)];

const elementsOf = (lane: Element): Element[] => [...lane.querySelectorAll(`[${IMPRESSION_ATTRIBUTE}]`)];

/** Index in the swimlane; from `aria-posinset` in virtual lists. */
function indexOf(lane: Element, element: Element): number {
  const place = element.getAttribute('aria-posinset');
  return place === null ? elementsOf(lane).indexOf(element) : Number(place) - 1;
}

function elementAt(lane: Element, index: number): Element | undefined {
  return elementsOf(lane).find((element) => indexOf(lane, element) === index);
}

const railOf = (lane: Element): Element | null => lane.querySelector('ul');

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

function focusIn(element: Element): 'seen' | 'unseen' | undefined {
  const { activeElement } = element.ownerDocument;
  if (!activeElement || !element.contains(activeElement)) return undefined;
  return activeElement.matches(':focus-visible') ? 'seen' : 'unseen';
}

function linkOf(pressed: Element): Place['link'] {
  const focus = focusIn(pressed);
  const href = pressed.getAttribute('href');
  return focus === undefined || href === null ? undefined : { href, focus };
}

function focusLink(page: Document, { href, focus }: NonNullable<Place['link']>): boolean {
  const link = [...page.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
  if (!link) return false;
  const { activeElement } = page;
  if (activeElement === null || activeElement.matches('body, main')) {
    link.focus({ preventScroll: true, focusVisible: focus === 'seen' });
  }
  return true;
}

/** Captures scroll positions and focus, anchored at the clicked element or the first one in view. */
export function readPlace(page: Document, pressed: Element): Place {
  const seen = lanesOf(page).filter(isInView);
  const pressedElement = onPage(pressed).closest(`[${LANE}] [${IMPRESSION_ATTRIBUTE}]`);
  const element = pressedElement ?? seen.flatMap(elementsOf).find(isInView);
  const lane = element?.closest<HTMLElement>(`[${LANE}]`);
  const link = pressedElement ? undefined : linkOf(pressed);
  const place = {
    scrollY: window.scrollY,
    ...(link === undefined ? {} : { link }),
    rails: seen.flatMap((one): [string, number][] => {
      const left = railOf(one)?.scrollLeft ?? 0;
      return left > 0 ? [[one.dataset['lane'] ?? '', left]] : [];
    }),
  };
  if (!element || !lane) return place;
  const focus = focusIn(element);
  return {
    ...place,
    element: {
      swimlaneId: lane.dataset['lane'] ?? '',
      index: indexOf(lane, element),
      top: element.getBoundingClientRect().top,
      ...(focus === undefined ? {} : { focus }),
    },
  };
}

/**
 * Restores scroll positions and focus.
 *
 * @returns whether everything is restored
 */
export function showPlace(page: Document, place: Place): boolean {
  const isFocused = place.link === undefined || focusLink(page, place.link);
  return showElement(page, place) && isFocused;
}

function showElement(page: Document, { scrollY, element, rails }: Place): boolean {
  const lanes = lanesOf(page);
  const laneOf = (id: string) => lanes.find(({ dataset }) => dataset['lane'] === id);
  const lane = element && laneOf(element.swimlaneId);
  const found = lane && elementAt(lane, element.index);
  if (!found) {
    // Scrolling near the target triggers lazy loading there.
    if (element || lanes.length === 0) window.scrollTo({ top: scrollY, behavior: 'instant' });
    return false;
  }
  const isBack = rails.map(([id, left]) => {
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
      target.focus({ preventScroll: true, focusVisible: element.focus === 'seen' });
    }
  }
  return isBack.every(Boolean) && Math.abs(offBy()) <= TOLERANCE_PX;
}
