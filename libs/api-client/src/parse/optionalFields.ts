import * as v from 'valibot';
import { MalformedResponseError, describeIssues } from '../base/apiError.ts';
import type { ParseContext } from './parseContext.ts';

type Parts = Readonly<Record<string, v.GenericSchema>>;

type Optional<Entries extends Parts> = {
  readonly [Key in keyof Entries]: v.OptionalSchema<Entries[Key], undefined>;
};

/**
 * A fallback for optional data: reports a broken value and returns `value` instead.
 *
 * @param part its name in reports
 */
export function fallbackWithReport<Value>(value: Value, part: string, context: ParseContext) {
  return (broken?: { readonly issues?: readonly v.BaseIssue<unknown>[] | undefined }): Value => {
    context.report(new MalformedResponseError(describeIssues(broken?.issues ?? [])), part);
    return value;
  };
}

/**
 * Optional fields: a missing field is undefined; a broken field is reported as `{owner} {field}` and dropped.
 *
 * @example v.object({ id: v.string(), ...optionalFields('title', { year: v.number() }, context) })
 */
export function optionalFields<Entries extends Parts>(
  owner: string,
  entries: Entries,
  context: ParseContext,
): Optional<Entries>;
export function optionalFields(owner: string, entries: Parts, context: ParseContext): Optional<Parts> {
  return Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [
      field,
      v.optional(v.fallback(v.optional(schema), fallbackWithReport(undefined, `${owner} ${field}`, context))),
    ]),
  );
}
