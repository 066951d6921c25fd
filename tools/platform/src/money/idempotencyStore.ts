import type { DatabaseSync } from 'node:sqlite';
import type { OperationResponse } from '../platformContext.ts';
import { readInteger, readText } from '../state/row.ts';
import { Refusal, changeInProgress } from './refusal.ts';

export interface IdempotentCall {
  readonly userId: string;
  readonly key: string;
  readonly operationId: string;
  /** Must be the same for every call with this key. */
  readonly subject: unknown;
  /** A refusal is only replayed for the same request: another card is a new attempt. */
  readonly request: unknown;
}

/**
 * Executes a call once per idempotency key. Repeats and concurrent calls get the same response. Errors and
 * conflicts with another change are not stored.
 */
export type RunOnce = (
  call: IdempotentCall,
  act: () => Promise<OperationResponse> | OperationResponse,
) => Promise<OperationResponse>;

export interface IdempotencyStore {
  readonly runOnce: RunOnce;
  /** Body of a stored successful response. */
  storedResponseOf(call: Pick<IdempotentCall, 'userId' | 'key' | 'operationId'>): unknown;
}

/** Stores responses in the database. */
export function createIdempotencyStore(database: DatabaseSync): IdempotencyStore {
  database.exec(`
    CREATE TABLE IF NOT EXISTS intent_call (
      user_id TEXT NOT NULL, intent_key TEXT NOT NULL, operation TEXT NOT NULL, subject TEXT NOT NULL,
      request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT, PRIMARY KEY (user_id, intent_key, operation)
    ) STRICT;
  `);
  const find = database.prepare(
    'SELECT * FROM intent_call WHERE user_id = ? AND intent_key = ? AND operation = ?',
  );
  const keep = database.prepare('INSERT OR REPLACE INTO intent_call VALUES (?, ?, ?, ?, ?, ?, ?)');
  const running = new Map<string, Promise<OperationResponse>>();

  const findStoredResponse = ({
    userId,
    key,
    operationId,
    subject,
    request,
  }: IdempotentCall): OperationResponse | undefined => {
    const row = find.get(userId, key, operationId);
    if (!row) return undefined;
    if (readText(row, 'subject') !== JSON.stringify(subject))
      return changeInProgress('Nøkkelen hører til et annet kjøp').toResponse();
    const status = readInteger(row, 'status');
    const isSameRequest = readText(row, 'request') === JSON.stringify(request);
    if (status >= 400 && !isSameRequest) return undefined;
    return {
      status,
      ...(row['body'] === null ? {} : { body: JSON.parse(readText(row, 'body')) as unknown }),
    };
  };

  const runOnce: RunOnce = async (call, act) => {
    const stored = findStoredResponse(call);
    if (stored) return stored;
    const name = JSON.stringify([call.userId, call.key, call.operationId]);
    const other = running.get(name);
    if (other) return other;
    const own = executeAction(act);
    running.set(name, own);
    try {
      const answer = await own;
      const isUnderWay = answer.status === 409 && JSON.stringify(answer.body).includes('SUBSCRIPTION_FAILED');
      if (!isUnderWay) {
        keep.run(
          call.userId,
          call.key,
          call.operationId,
          JSON.stringify(call.subject),
          JSON.stringify(call.request),
          answer.status,
          answer.body === undefined ? null : JSON.stringify(answer.body),
        );
      }
      return answer;
    } finally {
      running.delete(name);
    }
  };

  return {
    runOnce,
    storedResponseOf: ({ userId, key, operationId }) => {
      const row = find.get(userId, key, operationId);
      const isSuccess = row !== undefined && readInteger(row, 'status') < 400 && row['body'] !== null;
      return isSuccess ? (JSON.parse(readText(row, 'body')) as unknown) : undefined;
    },
  };
}

async function executeAction(
  act: () => Promise<OperationResponse> | OperationResponse,
): Promise<OperationResponse> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}
