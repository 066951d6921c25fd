/** A programme of a channel, as far as the timeline tells of it. Epoch milliseconds; the end does not belong to it. */
export interface TimelineProgramme {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** What is told of what plays, beside its title. */
export interface PlayerFacts {
  /** Of the channel: its name, and the address of its logo where it has one. */
  readonly channel?: { readonly name: string; readonly logo?: string | undefined } | undefined;
  /** When the programme is sent: `20:00–20:45`. */
  readonly times?: string | undefined;
  /** What it is about; shown over the picture while it stands still. */
  readonly words?: string | undefined;
  /** What is or was on within the timeline of a channel, in order. */
  readonly programmes?: readonly TimelineProgramme[] | undefined;
}
