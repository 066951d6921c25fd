import * as v from 'valibot';

export type ReceiverMessage =
  | { readonly type: 'ERROR'; readonly errorType: string }
  /** From a newer receiver. */
  | { readonly type: 'unknown' }
  /** Violates the contract. */
  | { readonly type: 'broken'; readonly reason: string };

const typed = v.object({ type: v.string() });
const error = v.object({ errorType: v.pipe(v.string(), v.nonEmpty()) });

function fromJson(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Parses a receiver message (CAST-23), an object or its JSON: receivers send both. */
export function readReceiverMessage(data: unknown): ReceiverMessage {
  const message = fromJson(data);
  const { success, output } = v.safeParse(typed, message);
  if (!success) return { type: 'broken', reason: 'A message without a type' };
  if (output.type !== 'ERROR') return { type: 'unknown' };
  const parsed = v.safeParse(error, message);
  if (!parsed.success) return { type: 'broken', reason: 'ERROR without an errorType' };
  return { type: 'ERROR', errorType: parsed.output.errorType };
}
