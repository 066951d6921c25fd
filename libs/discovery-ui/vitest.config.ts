import { unitTests } from '../../vitest.preset.ts';

export default unitTests('discovery-ui', {
  include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'contract/**/*.test.ts'],
});
