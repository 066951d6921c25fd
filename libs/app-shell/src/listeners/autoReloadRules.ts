import type { RuntimeConfig } from '@tv/config';
import type { IncomingEvent } from '@tv/realtime';

/** localStorage key: overrides the inactivity limit, in hours. */
export const INACTIVITY_KEY = 'inactivity-hours';

const DEFAULT_HOURS = 10;
const MAX_HOURS = 12;
const HOUR_MS = 3_600_000;

/**
 * Inactivity before a reload: 10 hours (SOCK-17), or a stored 0 to 12; other values are ignored (SOCK-18).
 *
 * @returns undefined for 0 hours: never
 */
export function getInactivityLimitMs(stored: string | null): number | undefined {
  const wanted = stored === null || stored.trim() === '' ? Number.NaN : Number(stored);
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
