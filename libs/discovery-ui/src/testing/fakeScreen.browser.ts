import { vi } from 'vitest';

const ignore = () => undefined;

/** Stubs `ResizeObserver` and `matchMedia` for jsdom. */
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
