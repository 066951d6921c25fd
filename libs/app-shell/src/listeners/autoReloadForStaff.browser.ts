import { currentUserChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';
import type { StartListening } from '../composition/createAppStore.ts';
import {
  storedInactivityHours,
  storedReloadVersion,
  getInactivityLimitMs,
  isOtherRelease,
} from './autoReloadRules.ts';
import { matchEvent } from './matchEvent.ts';

/** How often a pending reload checks for a navigation. */
const CHECK_INTERVAL_MS = 1000;

/** Events that count as user activity. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'] as const;

export interface AutoReloadDeps {
  readonly config: Pick<RuntimeConfig, 'version' | 'environment'>;
  readonly session: Pick<Session, 'currentUser'>;
  readonly startListening: StartListening;
  /** Whether something plays or is paused. */
  readonly isStreaming: () => boolean;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  /** Epoch ms of the device clock. */
  readonly now: () => number;
  /** Returns a function that cancels the timer. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly page: Window;
}

/**
 * Reloads the page for internal staff after a new release (SOCK-15) or long inactivity (SOCK-16). During
 * playback, or after typing, it waits for the next navigation.
 */
export function autoReloadForStaff(deps: AutoReloadDeps): void {
  const { config, session, startListening, isStreaming, localStorage, sessionStorage, now, schedule, page } =
    deps;
  const limit = getInactivityLimitMs(storedInactivityHours.read(localStorage));
  /** Path of the last input. */
  let typedAt: string | undefined;
  let isWaiting = false;
  let isListening = false;
  let lastActivityAt = now();
  let stopTimer: () => void = () => undefined;

  const path = (): string => page.location.pathname;
  const isStaff = (): boolean => {
    const user = session.currentUser();
    return user.kind === 'customer' && user.isInternal;
  };
  const isBusy = (): boolean => isStreaming() || typedAt === path();

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
    const left = lastActivityAt + limitMs - now();
    if (left <= 0) reloadWhenIdle();
    else stopTimer = schedule(() => checkInactivity(limitMs), left);
  };

  const watchInactivity = (limitMs: number): void => {
    const handleActivity = (): void => {
      // Timers stop while the device sleeps.
      if (now() - lastActivityAt >= limitMs) reloadWhenIdle();
      lastActivityAt = now();
    };
    for (const sign of ACTIVITY_EVENTS)
      page.document.addEventListener(sign, handleActivity, { capture: true, passive: true });
    checkInactivity(limitMs);
  };

  const startForStaff = (): void => {
    if (isListening || !isStaff()) return;
    isListening = true;
    lastActivityAt = now();
    page.document.addEventListener('input', () => (typedAt = path()), { capture: true, passive: true });
    const matcher = matchEvent('NewRelease');
    startListening({
      matcher,
      effect: ({ payload }) => {
        if (!isOtherRelease(payload, config) || storedReloadVersion.read(sessionStorage) === payload.version)
          return;
        storedReloadVersion.write(sessionStorage, payload.version);
        reloadWhenIdle();
      },
    });
    if (limit !== undefined) watchInactivity(limit);
  };
  startListening({ actionCreator: currentUserChanged, effect: startForStaff });
  startForStaff();
}
