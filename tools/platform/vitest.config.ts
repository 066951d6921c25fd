import { unitTests } from '../../vitest.preset.ts';

// Tests start platforms and browsers of their own, on machines that do other work meanwhile.
export default unitTests('platform', {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
});
