/** Listens; answers how to stop. */
export type Listening = (listener: () => void) => () => void;

/** What becomes of the page that something plays on. */
export interface PageEvents {
  /** It is leaving, or is hidden and may be ended without another word, as phones do. */
  readonly onLeaving: Listening;
  /** It goes: closed, or left for another. One that is only hidden plays on; one that the browser keeps may come back. */
  readonly onGone: Listening;
  /** The browser says that it is online again, or the page is seen again: what could not be had may be there now. */
  readonly onReturning: Listening;
  /** Whether somebody looks at it. */
  readonly isSeen: () => boolean;
}
