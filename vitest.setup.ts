/** Prepares component tests, which run in jsdom: matchers, and cleanup after each test. */
if (typeof document !== 'undefined') {
  const [{ cleanup, configure }, { afterEach, vi }] = await Promise.all([
    import('@testing-library/react'),
    import('vitest'),
    import('@testing-library/jest-dom/vitest'),
  ]);
  // A busy machine loads lazy modules slowly.
  configure({ asyncUtilTimeout: 5000 });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // Unmounts first, since mounted components still use stubbed globals.
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
