import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { lazySources } from '../../tools/run/src/build/lazySources.ts';
import { unitTests } from '../../vitest.preset.ts';
import { editorialPlugin } from '../editorial/compiler/editorialPlugin.ts';

// ADR 0018 explains the retry. Test files share globals, so a stub must not outlive its test.
export default mergeConfig(unitTests('app-shell', { retry: 1, unstubGlobals: true }), {
  plugins: [editorialPlugin(), lazySources(path.resolve('../..'))],
});
