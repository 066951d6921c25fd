/** Returns `unsubscribe`. */
export type Listening = (listener: () => void) => () => void;

export interface PageEvents {
  /** Hidden or closed. The last safe event: phones kill hidden pages without `pagehide`. */
  readonly onLeaving: Listening;
  /** Closed or navigated away; may come back from the back/forward cache. */
  readonly onGone: Listening;
  /** Online or visible again: failed requests may now succeed. */
  readonly onReturning: Listening;
  readonly isSeen: () => boolean;
}
