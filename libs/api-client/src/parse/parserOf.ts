import * as v from 'valibot';

/** What a parser knows about the response. */
export interface ParseContext {
  /** The request URL, base of relative URLs in the response. */
  readonly url: string;
  readonly status: number;
  isAllowedImageUrl(url: string): boolean;
  /** Reports a dropped part. `part` is its name, for example `swimlane item`. */
  report(error: Error, part: string): void;
}

/** Parses a response body. Throws a `ValiError` if the complete body is unusable. */
export type Parse<Result> = (body: unknown, context: ParseContext) => Result;

/**
 * Returns the parser of a response with this schema. The schema is created once, at the first response, since that
 * takes longer than parsing. Its context forwards to that of the running parse.
 */
export function parserOf<Schema extends v.GenericSchema>(
  createSchema: (context: ParseContext) => Schema,
): Parse<v.InferOutput<Schema>> {
  let schema: Schema | undefined;
  let running: ParseContext | undefined;
  const current = (): ParseContext => {
    if (running === undefined) throw new Error('A schema is used outside its parser');
    return running;
  };
  const context: ParseContext = {
    get url() {
      return current().url;
    },
    get status() {
      return current().status;
    },
    isAllowedImageUrl: (url) => current().isAllowedImageUrl(url),
    report: (error, part) => current().report(error, part),
  };
  return (body, given) => {
    running = given;
    try {
      return v.parse((schema ??= createSchema(context)), body);
    } finally {
      running = undefined;
    }
  };
}

/** Like `parserOf`, but `null` for a 404, which the request must accept. */
export function nullableParserOf<Schema extends v.GenericSchema>(
  createSchema: (context: ParseContext) => Schema,
): Parse<v.InferOutput<Schema> | null> {
  const parse = parserOf(createSchema);
  return (body, context) => (context.status === 404 ? null : parse(body, context));
}

/** Parses a response without content as `null`: RTK Query does not accept `undefined` as data. */
export const parseNothing = (): null => null;
