import type { RuntimeConfig } from '@tv/config';
import type { IncomingEvent } from '@tv/realtime';

/** Local storage key: after how many hours without a sign of life the page is loaded anew, instead of the default. */
export const INACTIVITY_KEY = 'inactivity-hours';

const DEFAULT_HOURS = 10;
const LONGEST_HOURS = 12;
const HOUR_MS = 3_600_000;

/**
 * After how long (ms) without a sign of life the page is loaded anew: 10 hours (SOCK-17), or as many from 0 to 12 as
 * somebody has stored; what is stored beside that is passed over (SOCK-18).
 *
 * @param stored  as it lies in the storage
 * @returns undefined where it is never, which is what 0 hours mean
 */
export function inactivityLimit(stored: string | null): number | undefined {
  const wanted = stored === null || stored.trim() === '' ? Number.NaN : Number(stored);
  const hours = wanted >= 0 && wanted <= LONGEST_HOURS ? wanted : DEFAULT_HOURS;
  return hours === 0 ? undefined : hours * HOUR_MS;
}

/** Whether a release that the server tells of is one that this page should be (SOCK-15): of our environment, and not ours. */
export function isOtherRelease(
  { version, env }: Pick<Extract<IncomingEvent, { readonly name: 'NewRelease' }>, 'version' | 'env'>,
  ours: Pick<RuntimeConfig, 'version' | 'environment'>,
): boolean {
  return env === ours.environment && version !== ours.version;
}
