import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const debian = '/usr/bin/chromium';

/** Debian's Chromium where it is there, else Playwright's own browser. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(debian) ? { executablePath: debian } : {}),
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
