import { currentUserChanged } from '@tv/auth';
import { selectStreaming } from '@tv/realtime';
import {
  storedInactivityHours,
  storedReloadVersion,
  getInactivityLimitMs,
  isOtherRelease,
} from './autoReloadRules.ts';
import type { RealtimeDeps } from './connectRealtime.browser.ts';
import { onEvent } from './onEvent.ts';

/** How often a pending reload checks for a navigation. */
const CHECK_INTERVAL_MS = 1000;

/** Events that count as user activity. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'] as const;

/**
 * Reloads the page for internal staff after a new release (SOCK-15) or long inactivity (SOCK-16). During
 * playback, or after typing, it waits for the next navigation.
 */
export function autoReloadForStaff(deps: RealtimeDeps): void {
  const { config, session, store, startListening, localStorage, sessionStorage, machineNow, schedule, page } =
    deps;
  const limit = getInactivityLimitMs(storedInactivityHours.read(localStorage));
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
  /** Something plays or is paused, or was typed on this page. */
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
      const isDone = storedReloadVersion.read(sessionStorage) === release.version;
      if (isDone || !isOtherRelease(release, config)) return;
      storedReloadVersion.write(sessionStorage, release.version);
      reloadWhenIdle();
    });
    if (limit !== undefined) watchInactivity(limit);
  };
  startListening({ actionCreator: currentUserChanged, effect: startForStaff });
  startForStaff();
}
