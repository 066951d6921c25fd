import { unitTests } from '../../vitest.preset.ts';

export default unitTests('realtime', { include: ['src/**/*.test.ts', 'contract/**/*.test.ts'] });
