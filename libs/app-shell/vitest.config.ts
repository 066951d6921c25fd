import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { lazySources } from '../../tools/run/src/build/lazySources.ts';
import { unitTests } from '../../vitest.preset.ts';
import { editorialPlugin } from '../editorial/compiler/editorialPlugin.ts';

// Some tests need modules that no other test file has loaded. ADR 0018 explains the retry.
export default mergeConfig(unitTests('app-shell', { isolate: true, retry: 1 }), {
  plugins: [editorialPlugin(), lazySources(path.resolve('../..'))],
});
