/** Returns `unsubscribe`. */
export type Subscribe = (listener: () => void) => () => void;

export interface PageLifecycle {
  /** Hidden or closed. The last safe event: phones kill hidden pages without `pagehide`. */
  readonly onHidden: Subscribe;
  /** Closed or navigated away; may come back from the back/forward cache. */
  readonly onPageHide: Subscribe;
  /** Restored from the back/forward cache. */
  readonly onRestored: Subscribe;
  /** Online or visible again: failed requests may now succeed. */
  readonly onVisibleOrOnline: Subscribe;
  readonly isVisible: () => boolean;
}
