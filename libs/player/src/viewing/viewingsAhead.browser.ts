import type { StoreExtra, TitleDetails } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { isParentalControlActive } from '@tv/auth/parental';
import { askManifestAhead } from '../engine/manifestAhead.browser.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { openViewing } from './createViewing.browser.ts';
import { createViewingsAhead, type OpenedViewing, type ViewingsAhead } from './viewingsAhead.ts';

const all = new WeakMap<ApiDispatch, ViewingsAhead>();

/** The viewings that were opened ahead in an app, which it has one of, whoever opens or begins them. */
export function viewingsAheadOf(dispatch: ApiDispatch): ViewingsAhead {
  const known = all.get(dispatch);
  if (known) return known;
  const open = (title: TitleDetails) => openViewing(title, { dispatch });
  const ahead = createViewingsAhead(open, () => performance.now(), askManifestAhead);
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
 */
export function openAhead(title: TitleDetails, dispatch: ApiDispatch, session: Watching): void {
  const userId = userIdOf(session);
  const reporter = dispatch((_dispatch, _getState, { api }: StoreExtra) => api.reporter);
  if (userId !== undefined && !isParentalControlActive(session, reporter))
    viewingsAheadOf(dispatch).open(title, userId);
}

/** The viewing of a title that was opened ahead for who is watching, else one that is opened now. */
export function takeOrOpen(title: TitleDetails, dispatch: ApiDispatch, session: Watching): OpenedViewing {
  return viewingsAheadOf(dispatch).take(title.id, userIdOf(session)) ?? openViewing(title, { dispatch });
}
