import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { lazySources } from '../../tools/run/src/build/lazySources.ts';
import { unitTests } from '../../vitest.preset.ts';
import { editorialPlugin } from '../editorial/compiler/editorialPlugin.ts';

// The composed app adds listeners to the window and caches browser features in modules, so its test files are isolated.
// Its tests may retry: see ADR 0018.
export default mergeConfig(unitTests('app-shell', { isolate: true, retry: 1 }), {
  plugins: [editorialPlugin(), lazySources(path.resolve('../..'))],
});
