/** What a parser knows of the answer it reads. */
export interface ParseContext {
  /** The address that was asked; relative addresses in the answer refer to it. */
  readonly url: string;
  readonly status: number;
  /** Whether a picture may be shown from an address. */
  mayShow(url: string): boolean;
  /** Says that a part was of no use and has been dropped. `part` names it, for example `swimlane item`. */
  report(error: Error, part: string): void;
}
