import { mergeConfig } from 'vitest/config';
import { unitTests } from '../../vitest.preset.ts';
import { editorialPlugin } from './compiler/editorialPlugin.ts';

export default mergeConfig(
  unitTests('editorial', { include: ['src/**/*.test.{ts,tsx}', 'compiler/**/*.test.ts'] }),
  { plugins: [editorialPlugin()] },
);
