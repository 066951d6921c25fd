import { unitTests } from '../../vitest.preset.ts';

export default unitTests('api-client', { include: ['src/**/*.test.ts', 'contract/**/*.test.ts'] });
