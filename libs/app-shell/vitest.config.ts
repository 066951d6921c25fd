import { mergeConfig } from 'vitest/config';
import { unitTests } from '../../vitest.preset.ts';
import { writtenPagesPlugin } from '../words/compiler/writtenPagesPlugin.ts';

export default mergeConfig(unitTests('app-shell'), { plugins: [writtenPagesPlugin()] });
