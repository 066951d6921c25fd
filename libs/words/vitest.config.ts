import { mergeConfig } from 'vitest/config';
import { unitTests } from '../../vitest.preset.ts';
import { writtenPagesPlugin } from './compiler/writtenPagesPlugin.ts';

export default mergeConfig(
  unitTests('words', { include: ['src/**/*.test.{ts,tsx}', 'compiler/**/*.test.ts'] }),
  { plugins: [writtenPagesPlugin()] },
);
