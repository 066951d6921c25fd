/** What a parser knows about the response. */
export interface ParseContext {
  /** The request URL, base of relative URLs in the response. */
  readonly url: string;
  readonly status: number;
  mayShow(url: string): boolean;
  /** Reports a dropped part. `part` is its name, for example `swimlane item`. */
  report(error: Error, part: string): void;
}
