import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SYSTEM_CHROMIUM } from './chromium.ts';
import { runCommand } from './processes.ts';

function findInstalledChromium(): string | undefined {
  const own = process.env['BROWSER_PATH'] ?? chromium.executablePath();
  return [own, ...SYSTEM_CHROMIUM].find((file) => file !== '' && existsSync(file));
}

const TEST_PACKAGES: readonly string[] = [
  // For the back/forward cache, which the headless shell lacks.
  'chromium',
  'firefox-esr',
  // WebKit with a virtual display and codecs.
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
  // For the tests of `deploy/cdn`.
  'varnish',
  'nginx-light',
  // `promtool`, for the tests of `deploy/monitoring`.
  'prometheus',
];

const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Chromium, Firefox, WebKit, Varnish, nginx and Prometheus as root on Debian. Elsewhere, tests of a missing program fail
 * and name its package.
 */
export async function installTestPrograms(): Promise<void> {
  if (!canUseApt()) return;
  const { status } = spawnSync('dpkg', ['-s', ...TEST_PACKAGES], { stdio: 'ignore' });
  if (status === 0) return;
  console.log('Installing Chromium, Firefox, WebKit, Varnish, nginx and Prometheus for tests …');
  await runCommand('apt-get', ['update', '-qq']);
  // Prometheus recommends node-exporter, which no test needs.
  await runCommand('apt-get', ['install', '-y', '-qq', ...TEST_PACKAGES, 'prometheus-node-exporter-'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/**
 * Path of Chromium for tests and measurements: `BROWSER_PATH`, Playwright's own, or the system's. Installs it
 * if missing: as root on Debian from its package, else by Playwright.
 *
 * @throws if none can be installed
 */
export async function ensureChromium(): Promise<string> {
  const present = findInstalledChromium();
  if (present !== undefined) return present;
  console.log('Installing Chromium …');
  const attempts: readonly (readonly [string, readonly string[]])[] = canUseApt()
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
        // Older Debian releases have no separate shell.
        ['apt-get', ['install', '-y', '-qq', 'chromium']],
        ['playwright', ['install', 'chromium']],
      ]
    : [['playwright', ['install', 'chromium']]];
  for (const [command, args] of attempts) {
    await runCommand(command, args).catch(() => 1);
    const found = findInstalledChromium();
    if (found !== undefined) return found;
  }
  throw new Error('No Chromium found. Install it, or set BROWSER_PATH.');
}
