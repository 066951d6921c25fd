import { mergeConfig } from 'vitest/config';
import { unitTests } from '../../vitest.preset.ts';
import { writtenPagesPlugin } from '../words/compiler/writtenPagesPlugin.ts';

// The whole app, against the clock: see decision 0018.
export default mergeConfig(unitTests('app-shell', { retry: 1 }), { plugins: [writtenPagesPlugin()] });
