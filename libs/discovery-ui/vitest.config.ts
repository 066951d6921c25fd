import { unitTests } from '../../vitest.preset.ts';

export default unitTests('discovery-ui', {
  setupFiles: ['../../vitest.setup.ts'],
  include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'contract/**/*.test.ts'],
});
