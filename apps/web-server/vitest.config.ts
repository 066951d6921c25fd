import { unitTests } from '../../vitest.preset.ts';

// Processes of their own, against the clock: see decision 0018.
export default unitTests('web-server', { retry: 1 });
