import * as v from 'valibot';
import { MalformedAnswerError } from '../base/apiError.ts';
import { describeIssues } from './describeIssues.ts';
import type { ParseContext } from './parseContext.ts';

/**
 * A list whose broken items are reported and dropped, so that their neighbours live (LANE-46).
 *
 * @param part  what an item is, for the report
 */
export function listOf<Item extends v.GenericSchema>(item: Item, part: string, context: ParseContext) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value): v.InferOutput<Item>[] => {
        const read = v.safeParse(item, value);
        if (read.success) return [read.output];
        context.report(new MalformedAnswerError(describeIssues(read.issues)), part);
        return [];
      }),
    ),
  );
}
