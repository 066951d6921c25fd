import * as v from 'valibot';
import { MalformedAnswerError } from '../base/apiError.ts';
import { describeIssues } from './describeIssues.ts';
import type { ParseContext } from './parseContext.ts';

type Parts = Readonly<Record<string, v.GenericSchema>>;

type Optional<Entries extends Parts> = {
  readonly [Key in keyof Entries]: v.OptionalSchema<Entries[Key], undefined>;
};

/**
 * The fallback of a part that the whole can do without: one that is broken is reported, and this stands instead.
 *
 * @param part  what it is, for the report
 */
export function reportedAs<Value>(value: Value, part: string, context: ParseContext) {
  return (broken?: { readonly issues?: readonly v.BaseIssue<unknown>[] | undefined }): Value => {
    context.report(new MalformedAnswerError(describeIssues(broken?.issues ?? [])), part);
    return value;
  };
}

/**
 * Fields that the whole can do without: one that is missing is none, and one that is broken is reported and left out,
 * so that the whole lives. They are reported as `{whole} {field}`.
 *
 * @example v.object({ id: v.string(), ...optionalParts('title', { year: v.number() }, context) })
 */
export function optionalParts<Entries extends Parts>(
  whole: string,
  entries: Entries,
  context: ParseContext,
): Optional<Entries>;
export function optionalParts(whole: string, entries: Parts, context: ParseContext): Optional<Parts> {
  return Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [
      field,
      v.optional(v.fallback(v.optional(schema), reportedAs(undefined, `${whole} ${field}`, context))),
    ]),
  );
}
