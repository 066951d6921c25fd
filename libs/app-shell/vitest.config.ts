import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { lazySources } from '../../tools/run/src/build/lazySources.ts';
import { unitTests } from '../../vitest.preset.ts';
import { editorialPlugin } from '../editorial/compiler/editorialPlugin.ts';

// Tests of the composed app may retry: see ADR 0018.
export default mergeConfig(unitTests('app-shell', { retry: 1 }), {
  plugins: [editorialPlugin(), lazySources(path.resolve('../..'))],
});
