import type { TitleDetails } from '@tv/api-client';
import { askManifestAhead } from '../engine/manifestAhead.browser.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { openViewing } from './createViewing.browser.ts';
import { createViewingsAhead, type ViewingsAhead } from './viewingsAhead.ts';

export type { ViewingsAhead } from './viewingsAhead.ts';

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
