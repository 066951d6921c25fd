import * as v from 'valibot';

/** What a receiver said over the custom namespace. */
export type ReceiverMessage =
  | { readonly type: 'ERROR'; readonly errorType: string }
  /** Of a receiver that knows more than we do. */
  | { readonly type: 'unknown' }
  /** One of ours, and yet not as the contract has it. */
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

/**
 * Reads a message of the receiver (CAST-23). Only ERROR means something to us; other types are not for us, and what is no
 * message at all, or an ERROR without its type, is broken.
 *
 * @param data  an object, or its JSON: receivers send either
 */
export function readReceiverMessage(data: unknown): ReceiverMessage {
  const message = fromJson(data);
  const { success, output } = v.safeParse(typed, message);
  if (!success) return { type: 'broken', reason: 'A message without a type' };
  if (output.type !== 'ERROR') return { type: 'unknown' };
  const parsed = v.safeParse(error, message);
  if (!parsed.success) return { type: 'broken', reason: 'ERROR without an errorType' };
  return { type: 'ERROR', errorType: parsed.output.errorType };
}
