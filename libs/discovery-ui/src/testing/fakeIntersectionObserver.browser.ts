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
  let onObserve: (() => void)[] = [];
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
      for (const check of onObserve) check();
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

  const hasMargin = ({ options }: ObserverRecord) => options?.rootMargin !== undefined;

  /** Resolves when an observer without a root margin observes the element: its module loads lazily. */
  const whenObserved = (target: Element) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (![...records].some((one) => one.targets.has(target) && !hasMargin(one))) return;
        onObserve = onObserve.filter((other) => other !== check);
        resolve();
      };
      onObserve.push(check);
      check();
    });

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
    enterMargin: (target: Element) => notify(target, true, hasMargin),
    /** Moves an element out of that margin. */
    leaveMargin: (target: Element) => notify(target, false, hasMargin),
    /** Shows or hides an element for observers without a root margin, once it is observed. */
    async setInView(target: Element, isIntersecting: boolean) {
      await whenObserved(target);
      await notify(target, isIntersecting, (one) => !hasMargin(one));
    },
    observedElements: () => [...records].flatMap(({ targets }) => [...targets]),
  };
}
