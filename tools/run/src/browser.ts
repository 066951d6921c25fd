import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SYSTEM_CHROMIUM } from './chromium.ts';
import { firefoxPath } from './firefox.ts';
import { run } from './processes.ts';

function installed(): string | undefined {
  const own = process.env['BROWSER_PATH'] ?? chromium.executablePath();
  return [own, ...SYSTEM_CHROMIUM].find((file) => file !== '' && existsSync(file));
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The commands that install a package of Debian. */
const debianPackage = (name: string): readonly (readonly [string, readonly string[]])[] => [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', name]],
];

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
  const attempts: readonly (readonly [string, readonly string[]])[] = [
    ...(mayInstall() ? debianPackage('chromium') : []),
    ['playwright', ['install', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    await run(command, args).catch(() => 1);
    const found = installed();
    if (found !== undefined) return found;
  }
  throw new Error('No Chromium found. Install one, or name it in BROWSER_PATH.');
}

/** Installs Debian's Firefox where there is none and we may; says what is needed where there is none in the end. */
export async function installFirefox(): Promise<void> {
  if (firefoxPath() !== undefined) return;
  console.log('Installing Firefox for the journeys …');
  if (mayInstall())
    for (const [command, args] of debianPackage('firefox-esr')) await run(command, args).catch(() => 1);
  if (firefoxPath() === undefined)
    console.log(
      'No Firefox found: its journeys will fail. Install one (Debian: firefox-esr), or name it in FIREFOX_PATH.',
    );
}
