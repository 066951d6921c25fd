/** Epoch milliseconds; `end` is exclusive. */
export interface TimelineProgramme {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** What the player shows besides the title. */
export interface PlayerMetadata {
  readonly channel?: { readonly name: string; readonly logo?: string | undefined } | undefined;
  /** Such as `20:00–20:45`. */
  readonly broadcastTimes?: string | undefined;
  /** Shown while paused. */
  readonly description?: string | undefined;
  /** Programmes within the timeline, in order. */
  readonly programmes?: readonly TimelineProgramme[] | undefined;
}
