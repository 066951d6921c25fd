import { currentUserChanged } from '@tv/auth';
import { storedText } from '@tv/browser-storage';
import { openDeviceStorage, openTabStorage } from '@tv/browser-storage/browser';
import type { RuntimeConfig } from '@tv/config';
import { selectStreaming, type IncomingEvent } from '@tv/realtime';
import type { RealtimeDeps } from './connectRealtime.browser.ts';
import { onEvent } from './onEvent.ts';

/** Overrides the inactivity limit, in hours. */
export const storedInactivityHours = storedText({ key: 'inactivity-hours', scope: 'device' });

/** Version of the release for which this tab was reloaded. */
export const storedReloadVersion = storedText({ key: 'refreshed-for', scope: 'tab' });

const DEFAULT_HOURS = 10;
const MAX_HOURS = 12;
const HOUR_MS = 3_600_000;

/**
 * Returns the inactivity before a reload: 10 hours (SOCK-17), or a stored 0 to 12; other values are
 * ignored (SOCK-18).
 *
 * @returns undefined for 0 hours: never
 */
export function getInactivityLimitMs(stored: string | undefined): number | undefined {
  const wanted = stored === undefined || stored.trim() === '' ? Number.NaN : Number(stored);
  const hours = wanted >= 0 && wanted <= MAX_HOURS ? wanted : DEFAULT_HOURS;
  return hours === 0 ? undefined : hours * HOUR_MS;
}

/** Returns whether a release is for this environment and not the running one (SOCK-15). */
export function isOtherRelease(
  { version, env }: Pick<Extract<IncomingEvent, { readonly name: 'NewRelease' }>, 'version' | 'env'>,
  ours: Pick<RuntimeConfig, 'version' | 'environment'>,
): boolean {
  return env === ours.environment && version !== ours.version;
}

/** How often a pending reload checks for a navigation. */
const CHECK_INTERVAL_MS = 1000;

/** Events that count as user activity. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'] as const;

/**
 * Reloads the page for internal staff after a new release (SOCK-15) or long inactivity (SOCK-16). During
 * playback, or after typing, it waits for the next navigation.
 */
export function autoReloadForStaff(deps: RealtimeDeps): void {
  const { config, session, store, startListening, machineNow, schedule, page } = deps;
  const tabStorage = openTabStorage();
  const limit = getInactivityLimitMs(storedInactivityHours.read(openDeviceStorage()));
  /** Path of the last input. */
  let typedAt: string | undefined;
  let isWaiting = false;
  let isListening = false;
  let lastActivityAt = machineNow();
  let stopTimer: () => void = () => undefined;

  const path = (): string => page.location.pathname;
  const isStaff = (): boolean => {
    const user = session.currentUser();
    return user.kind === 'customer' && user.isInternal;
  };
  /** Returns whether a title is open or this page has input. */
  const isBusy = (): boolean => selectStreaming(store.getState()) !== undefined || typedAt === path();

  const reloadAfterNavigation = (from: string): void => {
    if (path() !== from && !isBusy()) page.location.reload();
    else schedule(() => reloadAfterNavigation(from), CHECK_INTERVAL_MS);
  };

  const reloadWhenIdle = (): void => {
    if (isWaiting || !isStaff()) return;
    isWaiting = true;
    if (isBusy()) reloadAfterNavigation(path());
    else page.location.reload();
  };

  const checkInactivity = (limitMs: number): void => {
    stopTimer();
    const left = lastActivityAt + limitMs - machineNow();
    if (left <= 0) reloadWhenIdle();
    else stopTimer = schedule(() => checkInactivity(limitMs), left);
  };

  const watchInactivity = (limitMs: number): void => {
    const handleActivity = (): void => {
      // Timers stop while the device sleeps.
      if (machineNow() - lastActivityAt >= limitMs) reloadWhenIdle();
      lastActivityAt = machineNow();
    };
    for (const sign of ACTIVITY_EVENTS)
      page.document.addEventListener(sign, handleActivity, { capture: true, passive: true });
    checkInactivity(limitMs);
  };

  const startForStaff = (): void => {
    if (isListening || !isStaff()) return;
    isListening = true;
    lastActivityAt = machineNow();
    page.document.addEventListener('input', () => (typedAt = path()), { capture: true, passive: true });
    onEvent(startListening, 'NewRelease', (release) => {
      const isDone = storedReloadVersion.read(tabStorage) === release.version;
      if (isDone || !isOtherRelease(release, config)) return;
      storedReloadVersion.write(tabStorage, release.version);
      reloadWhenIdle();
    });
    if (limit !== undefined) watchInactivity(limit);
  };
  startListening({ actionCreator: currentUserChanged, effect: startForStaff });
  startForStaff();
}
