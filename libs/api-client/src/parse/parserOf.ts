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

/** Returns the parser of a response with this schema. */
export function parserOf<Schema extends v.GenericSchema>(
  schema: (context: ParseContext) => Schema,
): Parse<v.InferOutput<Schema>> {
  return (body, context) => v.parse(schema(context), body);
}

/** Like `parserOf`, but `null` for a 404, which the request must accept. */
export function nullableParserOf<Schema extends v.GenericSchema>(
  schema: (context: ParseContext) => Schema,
): Parse<v.InferOutput<Schema> | null> {
  return (body, context) => (context.status === 404 ? null : v.parse(schema(context), body));
}

/** Parses a response without content as `null`: RTK Query does not accept `undefined` as data. */
export const parseNothing = (): null => null;
