import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SYSTEM_CHROMIUM } from './chromium.ts';
import { run } from './processes.ts';

function installed(): string | undefined {
  const own = process.env['BROWSER_PATH'] ?? chromium.executablePath();
  return [own, ...SYSTEM_CHROMIUM].find((file) => file !== '' && existsSync(file));
}

/** Debian's packages of the engines that journeys run in beside Chromium. */
const OTHER_ENGINES: readonly string[] = [
  'firefox-esr',
  // WebKit, on a display that nobody sees, with what it plays media by.
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
];

const maySystemInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs the engines that journeys run in beside Chromium, if this is Debian and we are root. Anywhere else the journeys of an
 * engine that is missing fail, and name its packages.
 */
export async function installOtherEngines(): Promise<void> {
  if (!maySystemInstall()) return;
  const { status } = spawnSync('dpkg', ['-s', ...OTHER_ENGINES], { stdio: 'ignore' });
  if (status === 0) return;
  console.log('Installing other engines for the journeys …');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', ...OTHER_ENGINES], { DEBIAN_FRONTEND: 'noninteractive' });
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
  const attempts: readonly (readonly [string, readonly string[]])[] = maySystemInstall()
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
