import { unitTests } from '../../vitest.preset.ts';

// Tests read the themes as text; without this, style sheets are empty in tests.
export default unitTests('ui', { css: { include: [/\.css/] }, setupFiles: ['../../vitest.setup.ts'] });
