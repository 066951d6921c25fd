import { unitTests } from '../../vitest.preset.ts';

// Integration tests may retry: see ADR 0018.
export default unitTests('web-server', { retry: 1 });
