import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const FULL_CHROMIUM: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Prefers the headless shell, which needs 25 % less CPU time than Chromium's new headless mode. */
export const SYSTEM_CHROMIUM: readonly string[] = [HEADLESS_SHELL, ...FULL_CHROMIUM];

/**
 * Disabled features. Chromium only reads the last list, so Playwright's defaults are repeated: they keep
 * tests off the network, and pages at their addresses and with their cookies.
 */
const SWITCHED_OFF: readonly string[] = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Each window loads the address bar's suggestions as a hidden page: a fifth of a simple journey's time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * Returns the Chromium arguments: no sandbox, since CI runs as root, and no background network.
 *
 * @param alsoOff further features to disable; a second `--disable-features` would replace the list
 */
export function chromiumArguments(alsoOff: readonly string[] = []): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Disables hinting, which rounds glyph widths in the headless shell and causes layout shifts.
    '--font-render-hinting=none',
    `--disable-features=${[...SWITCHED_OFF, ...alsoOff].join(',')}`,
  ];
}

/**
 * Runs the compositor in the browser process, which saves a journey 13 % of its CPU time. Benchmarks use a separate
 * process, as users do.
 */
const SHARED_GPU_PROCESS = '--in-process-gpu';

/**
 * Playwright launch options of tests. `npm test` sets `BROWSER_PATH`; otherwise the system's Chromium, else
 * Playwright's own.
 */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = [process.env['BROWSER_PATH'] ?? '', ...SYSTEM_CHROMIUM].find(existsSync);
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArguments(), SHARED_GPU_PROCESS],
  };
}

/** Playwright launch options of a Chromium with back/forward cache: the system's full Chromium, else Playwright's own. */
export function backForwardCacheLaunch() {
  const executablePath = FULL_CHROMIUM.find(existsSync);
  return {
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    args: [...chromiumArguments(), SHARED_GPU_PROCESS],
    // One of Playwright's defaults.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/** Blocks third-party cookies on a page. The headless shell allows them by default. */
export async function blockThirdPartyCookies(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
}
