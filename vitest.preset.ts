import { defineConfig } from 'vitest/config';
import type { ViteUserConfig } from 'vitest/config';

/**
 * The unit-test settings that every project shares.
 *
 * Results are written as JSON to `dist/test-results/{project}.json`, where the requirements report and
 * the closing sum of `npm test` read them.
 *
 * @param project  the Nx project's name, which names the result file
 * @param options  anything a project adds; `environment` is `node` unless a project says otherwise
 */
export function unitTests(project: string, options: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    test: {
      name: project,
      environment: 'node',
      // Threads start faster than processes.
      pool: 'threads',
      // Test files of a project share modules and globals. Importing modules for each file took half of the time.
      isolate: false,
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      passWithNoTests: true,
      restoreMocks: true,
      // Property tests try hundreds of cases, which takes long on a busy machine.
      testTimeout: 30_000,
      reporters: ['default', 'json'],
      outputFile: { json: `../../dist/test-results/${project}.json` },
      ...options,
    },
  });
}
