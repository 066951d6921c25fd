import * as v from 'valibot';
import { MalformedResponseError, describeIssues } from '../base/apiError.ts';
import type { ParseContext } from './parserOf.ts';

type Parts = Readonly<Record<string, v.GenericSchema>>;

type Optional<Entries extends Parts> = {
  readonly [Key in keyof Entries]: v.OptionalSchema<Entries[Key], undefined>;
};

/**
 * Returns a fallback for optional data: reports a broken value and returns `value` instead.
 *
 * @param part its name in reports
 */
export function fallbackWithReport<Value>(context: ParseContext, part: string, value: Value) {
  return (broken?: { readonly issues?: readonly v.BaseIssue<unknown>[] | undefined }): Value => {
    context.report(new MalformedResponseError(describeIssues(broken?.issues ?? [])), part);
    return value;
  };
}

/**
 * Parses optional fields: a missing field is undefined; a broken field is reported as `{owner} {field}` and dropped.
 *
 * @example v.object({ id: v.string(), ...optionalFields(context, 'title', { year: v.number() }) })
 */
export function optionalFields<Entries extends Parts>(
  context: ParseContext,
  owner: string,
  entries: Entries,
): Optional<Entries>;
export function optionalFields(context: ParseContext, owner: string, entries: Parts): Optional<Parts> {
  return Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [
      field,
      v.optional(v.fallback(v.optional(schema), fallbackWithReport(context, `${owner} ${field}`, undefined))),
    ]),
  );
}

/**
 * Returns a list that reports and drops broken items and keeps the others (LANE-46).
 *
 * @param part the name of an item in reports
 */
export function listOf<Item extends v.GenericSchema>(context: ParseContext, part: string, item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, value);
        if (read.success) return [read.output];
        context.report(new MalformedResponseError(describeIssues(read.issues)), part);
        return [];
      }),
    ),
  );
}
