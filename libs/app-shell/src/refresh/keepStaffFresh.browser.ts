import { currentUserChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';
import type { Listen } from '../reactions/createReactions.ts';
import { received } from '../reactions/received.ts';
import { INACTIVITY_KEY, inactivityLimit, isOtherRelease } from './refreshRules.ts';

/** sessionStorage key: release of the last automatic reload, to prevent a loop. */
export const REFRESHED_FOR_KEY = 'refreshed-for';

/** How often a pending reload checks for a navigation. */
const LOOK_MS = 1000;

/** Events that count as user activity. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'] as const;

export interface StaffFreshness {
  readonly config: Pick<RuntimeConfig, 'version' | 'environment'>;
  readonly session: Pick<Session, 'currentUser'>;
  readonly listen: Listen;
  /** Whether something plays or is paused. */
  readonly isStreaming: () => boolean;
  readonly local: KeyValueStorage;
  readonly perTab: KeyValueStorage;
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
export function keepStaffFresh(world: StaffFreshness): void {
  const { config, session, listen, isStreaming, local, perTab, now, schedule, page } = world;
  const limit = inactivityLimit(local.getItem(INACTIVITY_KEY));
  /** Path of the last input. */
  let typedAt: string | undefined;
  let isWaiting = false;
  let isListening = false;
  let lastSign = now();
  let stopTimer: () => void = () => undefined;

  const path = (): string => page.location.pathname;
  const isStaff = (): boolean => {
    const viewer = session.currentUser();
    return viewer.kind === 'customer' && viewer.isInternal;
  };
  const isBusy = (): boolean => isStreaming() || typedAt === path();

  const waitForAnotherPage = (from: string): void => {
    if (path() !== from && !isBusy()) page.location.reload();
    else schedule(() => waitForAnotherPage(from), LOOK_MS);
  };

  const refresh = (): void => {
    if (isWaiting || !isStaff()) return;
    isWaiting = true;
    if (isBusy()) waitForAnotherPage(path());
    else page.location.reload();
  };

  const look = (limitMs: number): void => {
    stopTimer();
    const left = lastSign + limitMs - now();
    if (left <= 0) refresh();
    else stopTimer = schedule(() => look(limitMs), left);
  };

  const waitForSigns = (limitMs: number): void => {
    const onSign = (): void => {
      // Timers stop while the device sleeps.
      if (now() - lastSign >= limitMs) refresh();
      lastSign = now();
    };
    for (const sign of SIGNS) page.document.addEventListener(sign, onSign, { capture: true, passive: true });
    look(limitMs);
  };

  const begin = (): void => {
    if (isListening || !isStaff()) return;
    isListening = true;
    lastSign = now();
    page.document.addEventListener('input', () => (typedAt = path()), { capture: true, passive: true });
    listen(received('NewRelease'), ({ payload }) => {
      if (!isOtherRelease(payload, config) || perTab.getItem(REFRESHED_FOR_KEY) === payload.version) return;
      perTab.setItem(REFRESHED_FOR_KEY, payload.version);
      refresh();
    });
    if (limit !== undefined) waitForSigns(limit);
  };
  listen(currentUserChanged.match, begin);
  begin();
}
