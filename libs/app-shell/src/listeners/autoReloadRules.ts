import { storedText } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';
import type { IncomingEvent } from '@tv/realtime';

/** Overrides the inactivity limit, in hours. */
export const storedInactivityHours = storedText({ key: 'inactivity-hours', scope: 'device' });

/** Version of the release for which this tab was reloaded. */
export const storedReloadVersion = storedText({ key: 'refreshed-for', scope: 'tab' });

const DEFAULT_HOURS = 10;
const MAX_HOURS = 12;
const HOUR_MS = 3_600_000;

/**
 * Inactivity before a reload: 10 hours (SOCK-17), or a stored 0 to 12; other values are ignored (SOCK-18).
 *
 * @returns undefined for 0 hours: never
 */
export function getInactivityLimitMs(stored: string | undefined): number | undefined {
  const wanted = stored === undefined || stored.trim() === '' ? Number.NaN : Number(stored);
  const hours = wanted >= 0 && wanted <= MAX_HOURS ? wanted : DEFAULT_HOURS;
  return hours === 0 ? undefined : hours * HOUR_MS;
}

/** Whether a release is for this environment and not the running one (SOCK-15). */
export function isOtherRelease(
  { version, env }: Pick<Extract<IncomingEvent, { readonly name: 'NewRelease' }>, 'version' | 'env'>,
  ours: Pick<RuntimeConfig, 'version' | 'environment'>,
): boolean {
  return env === ours.environment && version !== ours.version;
}
