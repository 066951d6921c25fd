import { unitTests } from '../../vitest.preset.ts';

// Tests start platforms and browsers, on machines that do other work meanwhile, so they may retry: see ADR 0018.
export default unitTests('platform', {
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
});
