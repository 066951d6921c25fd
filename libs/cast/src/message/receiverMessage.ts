import * as v from 'valibot';

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
 * Parses a receiver message (CAST-23), an object or its JSON: receivers send both.
 *
 * @returns `unknown` for messages of a newer receiver, `broken` if it violates the contract
 */
export function readReceiverMessage(data: unknown) {
  const message = fromJson(data);
  const { success, output } = v.safeParse(typed, message);
  if (!success) return { type: 'broken', reason: 'A message without a type' } as const;
  if (output.type !== 'ERROR') return { type: 'unknown' } as const;
  const parsed = v.safeParse(error, message);
  if (!parsed.success) return { type: 'broken', reason: 'ERROR without an errorType' } as const;
  return { type: 'ERROR', errorType: parsed.output.errorType } as const;
}
