import { vi } from 'vitest';

const ignore = () => undefined;

interface Screen {
  readonly reducedMotion?: boolean;
  /** Narrower than all breakpoints. */
  readonly isPhone?: boolean;
}

/** Stubs `ResizeObserver` and `matchMedia` for jsdom. */
export function fakeScreen({ reducedMotion = false, isPhone = false }: Screen = {}) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = ignore;
      disconnect = ignore;
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(width < ') ? isPhone : reducedMotion,
    addEventListener: ignore,
    removeEventListener: ignore,
  }));
}
