import { existsSync } from 'node:fs';

const SYSTEM_FIREFOX: readonly string[] = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox that journeys run in: the one that `FIREFOX_PATH` names, else the system's; undefined where there is none. */
export function firefoxPath(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', ...SYSTEM_FIREFOX].find(existsSync);
}
