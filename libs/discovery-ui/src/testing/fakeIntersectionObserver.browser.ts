import { act } from 'react';
import { vi } from 'vitest';

interface ObserverRecord {
  readonly options: IntersectionObserverInit | undefined;
  readonly callback: IntersectionObserverCallback;
  readonly observer: IntersectionObserver;
  readonly targets: Set<Element>;
}

/** Replaces `IntersectionObserver` with a fake that tests control; jsdom has no layout. */
export function fakeIntersectionObserver() {
  const records = new Set<ObserverRecord>();
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin: string;
    readonly scrollMargin = '';
    readonly thresholds: readonly number[] = [];
    readonly #made: ObserverRecord;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.rootMargin = options?.rootMargin ?? '';
      this.#made = { options, callback, observer: this, targets: new Set() };
      records.add(this.#made);
    }
    observe(target: Element) {
      this.#made.targets.add(target);
    }
    unobserve(target: Element) {
      this.#made.targets.delete(target);
    }
    disconnect() {
      records.delete(this.#made);
    }
    takeRecords() {
      return [];
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);

  const notify = (target: Element, isIntersecting: boolean, which: (one: ObserverRecord) => boolean) =>
    act(async () => {
      for (const one of [...records].filter(
        (candidate) => candidate.targets.has(target) && which(candidate),
      )) {
        const entry = { target, isIntersecting } as IntersectionObserverEntry;
        one.callback([entry], one.observer);
      }
      await Promise.resolve();
    });
  return {
    /** Root margins of the observers of an element. */
    marginsOf: (target: Element) =>
      [...records].filter(({ targets }) => targets.has(target)).map(({ options }) => options?.rootMargin),
    /** Moves an element into the margin of observers with a root margin. */
    enterMargin: (target: Element) =>
      notify(target, true, ({ options }) => options?.rootMargin !== undefined),
    /** Moves an element out of that margin. */
    leaveMargin: (target: Element) =>
      notify(target, false, ({ options }) => options?.rootMargin !== undefined),
    /** Shows or hides an element for observers without a root margin. */
    setInView: (target: Element, isIntersecting: boolean) =>
      notify(target, isIntersecting, ({ options }) => options?.rootMargin === undefined),
    observedElements: () => [...records].flatMap(({ targets }) => [...targets]),
  };
}
