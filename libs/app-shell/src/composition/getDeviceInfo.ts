import type { ClientIds } from '@tv/api-client';
import type { Brand, RuntimeConfig } from '@tv/config';
import type { DeviceInfo, IncomingEventName } from '@tv/realtime';

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/(?:iPhone )?OS ([\d_]+) like Mac OS X/, 'iOS'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/Android ([\d.]+)/, 'Android'],
  [/CrOS \S+ ([\d.]+)/, 'ChromeOS'],
  [/Tizen ([\d.]+)/, 'Tizen'],
  [/Web0S()/, 'webOS'],
  [/Linux()/, 'Linux'],
];

/** Socket events that this app handles. */
const FEATURES: readonly IncomingEventName[] = [
  'CustomerClaimsChanged',
  'ErrorReceived',
  'ForcedLogout',
  'HboMaxActivated',
  'NewRelease',
  'StreamingKick',
];

/** Returns the operating system of a user agent, with its version if known. */
export function parseOsVersion(userAgent: string): string {
  for (const [pattern, name] of systems) {
    const match = pattern.exec(userAgent);
    if (match) return `${name} ${match[1]?.replaceAll('_', '.') ?? ''}`.trim();
  }
  return 'unknown';
}

/** Returns the data sent on each socket connection (SOCK-03). */
export function getDeviceInfo(
  brand: Brand,
  config: RuntimeConfig,
  ids: ClientIds,
  userAgent: string,
): DeviceInfo {
  return {
    app: `${brand.slug}-web`,
    deviceType: 'web',
    swVersion: config.version,
    osVersion: parseOsVersion(userAgent),
    deviceId: ids.appInstallationId,
    features: FEATURES,
  };
}
