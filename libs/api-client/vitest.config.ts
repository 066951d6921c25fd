import { unitTests } from '../../vitest.preset.ts';

export default unitTests('api-client');
