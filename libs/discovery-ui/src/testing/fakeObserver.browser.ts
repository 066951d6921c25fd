import { act } from 'react';
import { vi } from 'vitest';

interface Made {
  readonly options: IntersectionObserverInit | undefined;
  readonly tell: IntersectionObserverCallback;
  readonly observer: IntersectionObserver;
  readonly targets: Set<Element>;
}

/** Replaces `IntersectionObserver` with a fake that tests control; jsdom has no layout. */
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
    /** Root margins of the observers of an element. */
    marginsOf: (target: Element) =>
      [...made].filter(({ targets }) => targets.has(target)).map(({ options }) => options?.rootMargin),
    /** Moves an element into the margin of observers with a root margin. */
    comesNear: (target: Element) => show(target, true, ({ options }) => options?.rootMargin !== undefined),
    /** Moves an element out of that margin. */
    goesAway: (target: Element) => show(target, false, ({ options }) => options?.rootMargin !== undefined),
    /** Shows or hides an element for observers without a root margin. */
    isInView: (target: Element, isIntersecting: boolean) =>
      show(target, isIntersecting, ({ options }) => options?.rootMargin === undefined),
    watched: () => [...made].flatMap(({ targets }) => [...targets]),
  };
}
