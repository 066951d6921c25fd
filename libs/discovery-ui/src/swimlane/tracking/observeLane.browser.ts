import { unmountWhenFar } from '../loading/unmountWhenFar.browser.ts';
import { IMPRESSION_ATTRIBUTE } from '../view/laneCardsProps.ts';
import { createImpressionTimer } from './impressionTimer.ts';

const MARKED = `[${IMPRESSION_ATTRIBUTE}]`;

const VISIBLE_RATIO = 0.5;

/** Reports impressions of marked elements (LANE-31), each once (LANE-32). */
function observeImpressions(
  list: HTMLElement,
  reportedKeys: Set<string>,
  onImpression: (key: string) => void,
): () => void {
  const timer = createImpressionTimer(reportedKeys, onImpression);
  const watched = new Map<Element, string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const key = watched.get(target);
        if (key !== undefined) timer[isIntersecting ? 'entered' : 'left'](key);
      }
    },
    { threshold: VISIBLE_RATIO },
  );
  const syncObserved = () => {
    for (const [element, key] of watched) {
      if (list.contains(element) && element.getAttribute(IMPRESSION_ATTRIBUTE) === key) continue;
      observer.unobserve(element);
      timer.left(key);
      watched.delete(element);
    }
    for (const element of list.querySelectorAll(MARKED)) {
      const key = element.getAttribute(IMPRESSION_ATTRIBUTE);
      if (key === null || watched.has(element)) continue;
      watched.set(element, key);
      observer.observe(element);
    }
  };
  syncObserved();
  const changes = new MutationObserver(syncObserved);
  changes.observe(list, { childList: true, subtree: true, attributeFilter: [IMPRESSION_ATTRIBUTE] });
  return () => {
    changes.disconnect();
    observer.disconnect();
    timer.stop();
  };
}

/** Observes impressions of a lane, added to `reportedKeys`, and its distance. Returns `unobserve`. */
export function observeLane(
  list: HTMLElement,
  reportedKeys: Set<string>,
  onImpression: (key: string) => void,
  onFar: ((height?: number) => void) | undefined,
): () => void {
  const unobserveImpressions = observeImpressions(list, reportedKeys, onImpression);
  const unobserveDistance = onFar && unmountWhenFar(list, onFar);
  return () => {
    unobserveImpressions();
    unobserveDistance?.();
  };
}
