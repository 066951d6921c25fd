import { unitTests } from '../../vitest.preset.ts';

// Tests start a server and a browser, so they may retry: see ADR 0018.
export default unitTests('generators', { retry: 1 });
