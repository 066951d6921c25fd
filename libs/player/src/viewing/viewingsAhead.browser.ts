import type { StoreExtra, TitleDetails } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { isParentalControlActive } from '@tv/auth/parental';
import type { PlayerAhead } from '../engine/playerAhead.browser.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { openViewing, readAhead } from './createViewing.browser.ts';
import { createViewingsAhead, type OpenedViewing, type ViewingsAhead } from './viewingsAhead.ts';

const all = new WeakMap<ApiDispatch, ViewingsAhead<PlayerAhead>>();

const worldOf = (dispatch: ApiDispatch) => dispatch((_dispatch, _getState, { api }: StoreExtra) => api);

/** Those of a store: they outlive the page on which they were opened. */
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

type Watching = Pick<Session, 'viewer'>;

function userIdOf(session: Watching): string | undefined {
  const viewer = session.viewer();
  return viewer.kind === 'customer' ? viewer.user.userId : undefined;
}

/**
 * Opens ahead what a customer may go to next; nothing where parental control is on, since of what that holds back nothing is asked
 * before the PIN.
 *
 * @param isLive  a channel as it is broadcast, rather than a title from where it begins
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

/** The viewing of a title that was opened ahead for who is watching, else one that is opened now. */
export function takeOrOpen(
  title: TitleDetails,
  dispatch: ApiDispatch,
  session: Watching,
): OpenedViewing<PlayerAhead> {
  return viewingsAheadOf(dispatch).take(title.id, userIdOf(session)) ?? openViewing(title, { dispatch });
}
