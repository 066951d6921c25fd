import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** The browser that `BROWSER_PATH` names, Debian's Chromium where it is there, else Playwright's own browser. */
export function launchChromium(): Promise<Browser> {
  const executablePath = [process.env['BROWSER_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
