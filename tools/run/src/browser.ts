import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SYSTEM_CHROMIUM } from './chromium.ts';
import { run } from './processes.ts';

function installed(): string | undefined {
  const own = process.env['BROWSER_PATH'] ?? chromium.executablePath();
  return [own, ...SYSTEM_CHROMIUM].find((file) => file !== '' && existsSync(file));
}

/**
 * The Chromium that tests and measurements run in: the one that `BROWSER_PATH` names, Playwright's own, or
 * the system's. Where there is none it is installed: Playwright's own first, else Debian's package when we
 * may.
 *
 * @throws when there is none and none can be had
 */
export async function browserPath(): Promise<string> {
  const present = installed();
  if (present !== undefined) return present;
  console.log('Installing a browser for the tests …');
  const maySystemInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const attempts: readonly (readonly [string, readonly string[]])[] = maySystemInstall
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', 'chromium']],
        ['playwright', ['install', 'chromium']],
      ]
    : [['playwright', ['install', 'chromium']]];
  for (const [command, args] of attempts) {
    await run(command, args).catch(() => 1);
    const found = installed();
    if (found !== undefined) return found;
  }
  throw new Error('No Chromium found. Install one, or name it in BROWSER_PATH.');
}
