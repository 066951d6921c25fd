import type { StoreExtra, TitleDetails } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { isParentalControlActive } from '@tv/auth/parental';
import { askManifestAhead } from '../engine/manifestAhead.browser.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { openViewing } from './createViewing.browser.ts';
import { createViewingsAhead, type ViewingsAhead } from './viewingsAhead.ts';

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

/**
 * Opens ahead what may be gone to next; nothing where parental control is on, since of what that holds back nothing is asked before
 * the PIN.
 */
export function openAhead(
  title: TitleDetails,
  dispatch: ApiDispatch,
  session: Pick<Session, 'viewer'>,
): void {
  const reporter = dispatch((_dispatch, _getState, { api }: StoreExtra) => api.reporter);
  if (!isParentalControlActive(session, reporter)) viewingsAheadOf(dispatch).open(title);
}
