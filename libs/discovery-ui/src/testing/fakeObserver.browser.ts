import { act } from 'react';
import { vi } from 'vitest';

/** An observer that was made, as a test sees it. */
interface Made {
  readonly options: IntersectionObserverInit | undefined;
  readonly tell: IntersectionObserverCallback;
  readonly observer: IntersectionObserver;
  readonly targets: Set<Element>;
}

/**
 * Puts an observer in the place of the browser's that sees what the test says it sees: a document without a
 * screen has no layout to observe.
 */
export function fakeIntersections() {
  const made = new Set<Made>();
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin: string;
    readonly scrollMargin = '';
    readonly thresholds: readonly number[] = [];
    readonly #made: Made;
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.rootMargin = options?.rootMargin ?? '';
      this.#made = { options, tell, observer: this, targets: new Set() };
      made.add(this.#made);
    }
    observe(target: Element) {
      this.#made.targets.add(target);
    }
    unobserve(target: Element) {
      this.#made.targets.delete(target);
    }
    disconnect() {
      made.delete(this.#made);
    }
    takeRecords() {
      return [];
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);

  const show = (target: Element, isIntersecting: boolean, which: (one: Made) => boolean) =>
    act(async () => {
      for (const one of [...made].filter((candidate) => candidate.targets.has(target) && which(candidate))) {
        const entry = { target, isIntersecting } as IntersectionObserverEntry;
        one.tell([entry], one.observer);
      }
      await Promise.resolve();
    });
  return {
    /** Margins of the observers that watch an element now. */
    marginsOf: (target: Element) =>
      [...made].filter(({ targets }) => targets.has(target)).map(({ options }) => options?.rootMargin),
    /** Lets an element come near: within the margin of those who look ahead. */
    comesNear: (target: Element) => show(target, true, ({ options }) => options?.rootMargin !== undefined),
    /** Lets an element go out of the margin of those who look ahead. */
    goesAway: (target: Element) => show(target, false, ({ options }) => options?.rootMargin !== undefined),
    /** Lets an element come into view, or leave it. */
    isInView: (target: Element, isIntersecting: boolean) =>
      show(target, isIntersecting, ({ options }) => options?.rootMargin === undefined),
    /** Everything that is being watched. */
    watched: () => [...made].flatMap(({ targets }) => [...targets]),
  };
}
