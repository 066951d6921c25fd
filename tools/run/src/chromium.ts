import { existsSync } from 'node:fs';

/** Where systems keep a Chromium. */
export const SYSTEM_CHROMIUM: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * What Chromium leaves away. The last list on its command line counts alone, so what Playwright switches off of its own
 * accord is repeated here: it keeps tests off the network, and pages at the addresses and with the cookies they had.
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
  // The address bar's list of suggestions is a page of its own, loaded for every window that is opened and seen by
  // nobody: a fifth of the time of a journey that opens a page and looks at it.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * How Chromium is started: without a sandbox, since CI is root, and silent on the network.
 *
 * @param alsoOff  features to leave away beside the usual ones; they cannot be given in an argument of their own
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
    `--disable-features=${[...SWITCHED_OFF, ...alsoOff].join(',')}`,
  ];
}

/**
 * How Playwright starts the browser of a test. `npm test` names it in `BROWSER_PATH`; a run by hand takes the system's
 * where there is one, else Playwright's own.
 */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = [process.env['BROWSER_PATH'] ?? '', ...SYSTEM_CHROMIUM].find(existsSync);
  return { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArguments() };
}
