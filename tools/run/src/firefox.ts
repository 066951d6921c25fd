import { existsSync } from 'node:fs';

const SYSTEM_FIREFOX: readonly string[] = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of Firefox for journeys: `FIREFOX_PATH`, else the system's; undefined if missing. */
export function firefoxPath(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', ...SYSTEM_FIREFOX].find(existsSync);
}
