import * as v from 'valibot';
import { MalformedResponseError, describeIssues } from '../base/apiError.ts';
import type { ParseContext } from './parseContext.ts';

/**
 * A list that reports and drops broken items and keeps the others (LANE-46).
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
