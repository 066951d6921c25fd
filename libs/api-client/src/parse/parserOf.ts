import * as v from 'valibot';
import type { ParseContext } from './parseContext.ts';

/** Parses a response body. Throws a `ValiError` if the complete body is unusable. */
export type Parse<Result> = (body: unknown, context: ParseContext) => Result;

/** The parser of a response with this schema. */
export function parserOf<Schema extends v.GenericSchema>(
  schema: (context: ParseContext) => Schema,
): Parse<v.InferOutput<Schema>> {
  return (body, context) => v.parse(schema(context), body);
}

/** A parser that returns `null` for a 404, which the request must accept. */
export function nullIfMissing<Result>(parse: Parse<Result>): Parse<Result | null> {
  return (body, context) => (context.status === 404 ? null : parse(body, context));
}

/**
 * Parser for responses without content. RTK Query does not accept `undefined` as data, so the result is
 * `null`.
 */
export const parseNothing = (): null => null;
