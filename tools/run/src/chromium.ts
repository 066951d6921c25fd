import { existsSync } from 'node:fs';

/** Where systems keep a Chromium. */
export const SYSTEM_CHROMIUM: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** How Chromium is started: without a sandbox, since CI is root, and silent on the network. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How Playwright starts the browser of a test. `npm test` names it in `BROWSER_PATH`; a run by hand takes the system's
 * where there is one, else Playwright's own.
 */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = [process.env['BROWSER_PATH'] ?? '', ...SYSTEM_CHROMIUM].find(existsSync);
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_ARGUMENTS] };
}
