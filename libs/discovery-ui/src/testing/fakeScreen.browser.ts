import { vi } from 'vitest';

const ignore = () => undefined;

/** What views ask of a screen, in a document that has none: nothing has a size, and every query is as said. */
export function fakeScreen({ reducedMotion = false }: { readonly reducedMotion?: boolean } = {}) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = ignore;
      disconnect = ignore;
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: ignore,
    removeEventListener: ignore,
  }));
}
