import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readResults } from '@tv/requirements';
import { chromiumLaunch } from '@tv/run';
import { copyWorkspace, cleanEnvironment } from './workspaceCopy.ts';
import type { WorkspaceCopy } from './workspaceCopy.ts';

const nx = 'node_modules/nx/dist/bin/nx.js';
const tsc = 'node_modules/typescript-7/bin/tsc';
const vitest = 'node_modules/vitest/vitest.mjs';
const eslint = 'node_modules/eslint/bin/eslint.js';
const prettier = 'node_modules/prettier/bin/prettier.cjs';

/** Returns the first line of output; rejects if the program exits before. */
function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (program.stdout) createInterface(program.stdout).once('line', resolve);
    program.once('exit', (code) => {
      reject(new Error(`The program exited with ${code} before any output.`));
    });
  });
}

const minutes = (count: number) => count * 60_000;
let copy: WorkspaceCopy;

beforeAll(async () => {
  copy = copyWorkspace();
  await copy.run('.', nx, 'g', '@tv/generators:library', 'trial-view', '--layer=feature', '--skipInstall');
  await copy.run('.', nx, 'g', '@tv/generators:library', 'trial-rules', '--layer=data', '--skipInstall');
  await copy.run(
    '.',
    nx,
    'g',
    '@tv/generators:brand',
    'trial-brand',
    '--displayName=Prøvekanalen',
    '--skipInstall',
  );
}, minutes(2));

afterAll(() => {
  copy.remove();
});

/** Returns the test outcomes in the copy, from Vitest's report there. */
function outcomes(matches: (file: string, titles: string[]) => boolean): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { file, titles, outcome } of readResults(join(copy.root, 'dist/test-results')).tests)
    if (matches(file, titles)) sums[outcome] = (sums[outcome] ?? 0) + 1;
  return sums;
}

/** The story configuration without Vite's file restrictions, since dependencies are links out of the copy. */
const storiesConfig = `
  import config from './.storybook/vitest.config.ts';
  const projects = config.test.projects.map((project) => ({ ...project, server: { fs: { strict: false } } }));
  export default { ...config, test: { ...config.test, projects } };
`;

const generated = ['libs/trial-view', 'libs/trial-rules', 'apps/trial-brand'];

it('generated files are formatted', { timeout: minutes(1) }, async () => {
  await copy.run('.', prettier, '--check', ...generated);
});

it('generated files pass lint', { timeout: minutes(3) }, async () => {
  await copy.run('.', eslint, '--max-warnings=0', ...generated);
});

describe.each(['trial-view', 'trial-rules'])('the generated library %s', (name) => {
  it('the generated library passes the type check', { timeout: minutes(1) }, async () => {
    await copy.run(`libs/${name}`, tsc, '-p', 'tsconfig.json');
  });

  it('the tests of the generated library pass', { timeout: minutes(1) }, async () => {
    await copy.run(`libs/${name}`, vitest, 'run');
    expect(outcomes((file) => file.includes(`/${name}/`))).toEqual({ passed: 4 });
  });
});

describe('the generated brand', () => {
  it('the generated brand passes the type check', { timeout: minutes(1) }, async () => {
    await copy.run('apps/trial-brand', tsc, '-p', 'tsconfig.json');
  });

  it(
    'the generated theme passes the design system tests, contrasts included',
    { timeout: minutes(1) },
    async () => {
      await copy.run('libs/ui', vitest, 'run', 'src/tokens/themes.test.ts');
      const { passed = 0, failed = 0 } = outcomes(
        (_file, titles) => titles[0]?.includes('trial-brand') === true,
      );
      expect(failed).toBe(0);
      expect(passed).toBeGreaterThan(50);
    },
  );

  it(
    'the stories of the generated library pass in the generated brand, axe included',
    { timeout: minutes(2) },
    async () => {
      writeFileSync(join(copy.root, 'stories.config.ts'), storiesConfig);
      const chosen = ['trial-view', '--project', 'storybook-trial-brand*'];
      await copy.run('.', vitest, 'run', '--config', 'stories.config.ts', ...chosen);
      expect(outcomes((file) => file.endsWith('.stories.tsx'))).toEqual({ passed: 2 });
    },
  );

  describe('the generated brand, built and served', () => {
    let server: ChildProcess;
    let port: string;

    beforeAll(async () => {
      // Its own script builds for browser and server.
      await copy.run('.', nx, 'build', 'trial-brand', '--skipNxCache');
      const serve = `
        import { addressesFor } from './tools/run/src/addresses.ts';
        import { writeServerConfig } from './tools/run/src/serverConfig.ts';
        const TV_SERVER_CONFIG = writeServerConfig(addressesFor(''), ['trial-brand']);
        Object.assign(process.env, { TV_SERVER_CONFIG, TV_PORTS: '0', TV_LOG: 'info' });
        // Exits with the test process.
        process.stdin.on('end', () => process.exit()).resume();
        await import('./apps/web-server/src/main.ts');`;
      server = spawn(process.execPath, ['--input-type=module', '-e', serve], {
        cwd: copy.root,
        env: cleanEnvironment(),
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      port = /listening at .*:(\d+)/.exec(await firstLine(server))?.[1] ?? '';
    }, minutes(2));

    afterAll(() => {
      server.kill();
    });

    it(
      'the generated brand serves server-rendered pages and a share image',
      { timeout: minutes(1) },
      async () => {
        const browser = await chromium.launch(chromiumLaunch());
        try {
          const page = await browser.newPage({ javaScriptEnabled: false });
          const origin = `http://trial-brand.localhost:${port}`;
          // There are no services, so this page needs none. The first response may be the client-only fallback,
          // also a 404, since the renderer may not be ready on a busy machine.
          const open = async () => {
            const response = await page.goto(`${origin}/finnes/ikke`);
            return { status: response?.status(), title: await page.title() };
          };
          await expect
            .poll(open, { timeout: minutes(0.5) })
            .toEqual({ status: 404, title: 'Fant ikke innholdet – Prøvekanalen' });
          await page.getByRole('banner').getByRole('link', { name: 'Prøvekanalen' }).first().waitFor();

          const picture = await page.goto(`${origin}/share.png`);
          expect(await picture?.headerValue('content-type')).toBe('image/png');
          expect(await picture?.body()).toEqual(
            readFileSync(join(copy.root, 'apps/trial-brand/public/share.png')),
          );
        } finally {
          await browser.close();
        }
      },
    );

    it(
      'the generated brand opens in a browser with its own name and colours',
      { timeout: minutes(1) },
      async () => {
        const browser = await chromium.launch(chromiumLaunch());
        try {
          const page = await browser.newPage();
          const crashes: Error[] = [];
          page.on('pageerror', (error) => crashes.push(error));
          await page.goto(`http://trial-brand.localhost:${port}/`);
          await page.getByRole('banner').getByRole('link', { name: 'Prøvekanalen' }).first().waitFor();

          expect(await page.title()).toContain('Prøvekanalen');
          const surface = /--surface: (#[0-9a-f]{6});/.exec(
            readFileSync(join(copy.root, 'apps/trial-brand/src/theme.css'), 'utf8'),
          )?.[1];
          // A string, since this project compiles without the DOM.
          const shown = await page.evaluate<string>(
            "getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()",
          );
          expect(shown).toBe(surface);
          expect(crashes).toEqual([]);
        } finally {
          await browser.close();
        }
      },
    );
  });
});
