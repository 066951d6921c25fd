import { viewerChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';
import type { Listen } from '../reactions/createReactions.ts';
import { received } from '../reactions/received.ts';
import { INACTIVITY_KEY, inactivityLimit, isOtherRelease } from './refreshRules.ts';

/** Session storage key: the release that the page was last loaded anew for, so that one that does not come is not waited for in circles. */
export const REFRESHED_FOR_KEY = 'refreshed-for';

/** How often (ms) it is looked whether the viewer has come to another page, while a refresh waits for that. */
const LOOK_MS = 1000;

/** What says that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'visibilitychange'] as const;

export interface StaffFreshness {
  readonly config: Pick<RuntimeConfig, 'version' | 'environment'>;
  readonly session: Pick<Session, 'viewer'>;
  readonly listen: Listen;
  /** Whether anything plays, or has only been paused. */
  readonly isStreaming: () => boolean;
  /** Local storage. */
  readonly local: KeyValueStorage;
  /** Session storage. */
  readonly perTab: KeyValueStorage;
  /** Epoch milliseconds, as the machine shows them. */
  readonly now: () => number;
  /** Runs something later; the answer calls it off. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly page: Window;
}

/**
 * Loads the page anew for internal staff: when there is another release (SOCK-15), and when nobody has been there for
 * long (SOCK-16). While something plays, or something has been typed into the page, it waits for another page.
 */
export function keepStaffFresh(world: StaffFreshness): void {
  const { config, session, listen, isStreaming, local, perTab, now, schedule, page } = world;
  const limit = inactivityLimit(local.getItem(INACTIVITY_KEY));
  /** Where something was typed last. */
  let typedAt: string | undefined;
  let isWaiting = false;
  let isListening = false;
  let lastSign = now();
  let stopTimer: () => void = () => undefined;

  const path = (): string => page.location.pathname;
  const isStaff = (): boolean => {
    const viewer = session.viewer();
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
      // Timers sleep with the machine: whoever comes back to it may be there before them.
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
  listen(viewerChanged.match, begin);
  begin();
}
