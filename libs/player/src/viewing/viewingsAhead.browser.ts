import type { StoreExtra, TitleDetails } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { isParentalControlActive } from '@tv/auth/parental';
import type { PlayerAhead } from '../engine/playerAhead.browser.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { openViewing, readAhead } from './createViewing.browser.ts';
import { createViewingsAhead, type OpenedViewing, type ViewingsAhead } from './viewingsAhead.ts';

const all = new WeakMap<ApiDispatch, ViewingsAhead<PlayerAhead>>();

const worldOf = (dispatch: ApiDispatch) => dispatch((_dispatch, _getState, { api }: StoreExtra) => api);

/** Returns the store's prefetch cache, which outlives the page. */
export function viewingsAheadOf(dispatch: ApiDispatch): ViewingsAhead<PlayerAhead> {
  const there = all.get(dispatch);
  if (there) return there;
  const ahead = createViewingsAhead(
    (title) => openViewing(title, { dispatch }),
    () => performance.now(),
    (playback, title, isLive) => readAhead(playback, title, isLive, worldOf(dispatch)),
  );
  all.set(dispatch, ahead);
  return ahead;
}

type Watching = Pick<Session, 'currentUser'>;

function userIdOf(session: Watching): string | undefined {
  const viewer = session.currentUser();
  return viewer.kind === 'customer' ? viewer.user.userId : undefined;
}

/**
 * Prefetches playback of a title that a customer may open next; nothing with parental control on, since the
 * PIN comes first.
 */
export function openAhead(
  title: TitleDetails,
  isLive: boolean,
  dispatch: ApiDispatch,
  session: Watching,
): void {
  const userId = userIdOf(session);
  const { reporter } = worldOf(dispatch);
  if (userId !== undefined && !isParentalControlActive(session, reporter))
    viewingsAheadOf(dispatch).open(title, userId, isLive);
}

/** Takes the prefetched session of the current user, or opens a new one. */
export function takeOrOpen(
  title: TitleDetails,
  dispatch: ApiDispatch,
  session: Watching,
): OpenedViewing<PlayerAhead> {
  return viewingsAheadOf(dispatch).take(title.id, userIdOf(session)) ?? openViewing(title, { dispatch });
}
