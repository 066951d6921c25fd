import { readFileSync } from 'node:fs';
import { createSchemaCheck } from '@tv/api-client/contract';

const messages = new URL('../../../../libs/cast/contract/messages.schema.json', import.meta.url);

/** How a message of a sender differs from the contract; an empty list when it does not. */
export function readCastContract(): (message: unknown) => readonly string[] {
  const document = JSON.parse(readFileSync(messages, 'utf8')) as Readonly<Record<string, unknown>>;
  const check = createSchemaCheck(document);
  return (message) => check({ oneOf: document['oneOf'] }, message);
}
