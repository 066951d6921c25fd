import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createSchemaCheck, type JsonSchema } from '@tv/api-client/contract';

interface AsyncApi extends Readonly<Record<string, unknown>> {
  readonly operations: Readonly<
    Record<'emit' | 'receive', { readonly messages: readonly { readonly $ref: string }[] }>
  >;
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: JsonSchema } | undefined>>;
  };
}

export interface SocketContract {
  readonly serverEvents: readonly string[];
  /** Differences of a client event from the contract; empty if valid. */
  validate(event: string, payload: unknown): readonly string[];
}

const asyncApi = new URL('../../../../libs/realtime/contract/asyncapi.yaml', import.meta.url);

/** Reads `asyncapi.yaml` of `@tv/realtime`. */
export function readSocketContract(): SocketContract {
  const document = parse(readFileSync(asyncApi, 'utf8')) as AsyncApi;
  const names = (operation: 'emit' | 'receive'): readonly string[] =>
    document.operations[operation].messages.map(({ $ref }) => $ref.slice($ref.lastIndexOf('/') + 1));
  const emitted = names('emit');
  const check = createSchemaCheck(document);
  return {
    serverEvents: names('receive'),
    validate: (event, payload) => {
      const message = document.components.messages[event];
      if (!message || !emitted.includes(event)) return [`${event} is no event that a client emits`];
      return check(message.payload, payload);
    },
  };
}
