import { unitTests } from '../../vitest.preset.ts';

export default unitTests('polyfills');
