import { matchPattern } from '../table/matchPattern.ts';
import { readDisableScpRedirect } from './query.ts';
import { WATCH_KINDS, type WatchKind } from './slugs.ts';

export interface WatchParams {
  readonly kind: WatchKind;
  /** Missing on `/watch/live/` (ROUTE-05). */
  readonly id: string | undefined;
  readonly disableScpRedirect: boolean;
}

const isWatchKind = (text: string | undefined): text is WatchKind =>
  WATCH_KINDS.some((kind) => kind === text);

/** Reads the URL of a watch page (ROUTE-03…06); undefined for other paths. */
export function readWatchParams(pathname: string, search: string): WatchParams | undefined {
  const disableScpRedirect = readDisableScpRedirect(search);
  if (matchPattern('/watch/live', pathname)) return { kind: 'live', id: undefined, disableScpRedirect };
  const params = matchPattern('/watch/:type/:id/:name?', pathname);
  const kind = params?.['type'];
  return isWatchKind(kind) ? { kind, id: params?.['id'], disableScpRedirect } : undefined;
}
