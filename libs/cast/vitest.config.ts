import { unitTests } from '../../vitest.preset.ts';

export default unitTests('cast', { include: ['src/**/*.test.ts', 'contract/**/*.test.ts'] });
