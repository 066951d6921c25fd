import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const messages = new URL('../../../../libs/cast/contract/messages.schema.json', import.meta.url);

/** The validator returns differences from the contract. */
export function createCastMessageValidator(): (message: unknown) => readonly string[] {
  const validate = new Ajv2020({ strict: false }).compile(
    JSON.parse(readFileSync(messages, 'utf8')) as object,
  );
  return (message) =>
    validate(message)
      ? []
      : (validate.errors ?? []).map((fault) => `${fault.instancePath || '/'} ${fault.message ?? ''}`);
}
