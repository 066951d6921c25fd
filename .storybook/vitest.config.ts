import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '@tv/run';
import { storyResults } from './storyResults.ts';
import { thirdPartyImports } from './thirdPartyImports.ts';

const rootUrl = new URL('..', import.meta.url);
const root = fileURLToPath(rootUrl);
const configDir = fileURLToPath(new URL('.', import.meta.url));

const brands = globSync('apps/*/src/theme.css', { cwd: root })
  .map((path) => path.split(/[\\/]/)[1] ?? path)
  .sort();

const include = thirdPartyImports(root);

const setupFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Brands run in parallel and need separate dependency caches. */
const cacheOfItsOwn = (brand: string) => ({
  name: 'cache-of-its-own',
  enforce: 'post' as const,
  config: () => ({ cacheDir: `${root}node_modules/.cache/stories/${brand}`, optimizeDeps: { include } }),
});

/**
 * Runs each story in each brand, with its interactions and axe. Runs stories tagged `behaviour` in the first
 * brand only.
 */
export default defineConfig({
  root,
  test: {
    reporters: ['default', storyResults(fileURLToPath(new URL('dist/test-results/', rootUrl)))],
    projects: brands.map((brand, index) => ({
      root,
      plugins: [
        storybookTest({
          configDir,
          initialGlobals: { brand },
          tags: { exclude: index === 0 ? [] : ['behaviour'] },
        }),
        cacheOfItsOwn(brand),
      ],
      test: {
        name: `storybook-${brand}`,
        // Brands share layouts.
        setupFiles:
          index === 0
            ? [setupFile('consoleErrors.ts'), setupFile('everyWidth.ts')]
            : [setupFile('consoleErrors.ts')],
        // Allows several waits on a busy machine, see the preview.
        testTimeout: 60_000,
        // See decision 0018.
        retry: 1,
        browser: {
          enabled: true,
          headless: true,
          // Stories share a page, as in the user interface, to detect side effects.
          isolate: false,
          screenshotFailures: false,
          viewport: { width: 1280, height: 800 },
          provider: playwright({ launchOptions: chromiumLaunch() }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
