import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { INCOMING_EVENT_NAMES, readIncomingEvent } from '../src/event/incomingEvent.ts';
import type { OutgoingEventName } from '../src/event/outgoingEvent.ts';

interface Contract {
  readonly operations: Readonly<
    Record<'emit' | 'receive', { readonly messages: readonly { readonly $ref: string }[] }>
  >;
  readonly components: {
    readonly messages: Readonly<
      Record<
        string,
        { readonly payload: object; readonly examples: readonly { readonly payload: unknown }[] }
      >
    >;
  };
}

const contract = parse(readFileSync(new URL('./asyncapi.yaml', import.meta.url), 'utf8')) as Contract;

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

const namesOf = (operation: 'emit' | 'receive') =>
  contract.operations[operation].messages.map(({ $ref }) => $ref.split('/').at(-1));

test.each(Object.entries(contract.components.messages))(
  'the contract examples of %s are valid',
  (name, message) => {
    const validate = ajv.compile({ $ref: `contract#/components/messages/${name}/payload` });
    expect(message.examples.length).toBeGreaterThan(0);
    for (const { payload } of message.examples)
      expect(validate(payload), ajv.errorsText(validate.errors)).toBe(true);
  },
);

test('the client listens to every incoming event of the contract, and parses its examples', () => {
  expect(namesOf('receive').toSorted()).toEqual(INCOMING_EVENT_NAMES.toSorted());
  for (const name of INCOMING_EVENT_NAMES) {
    const [example] = contract.components.messages[name]?.examples ?? [];
    expect(readIncomingEvent(name, example?.payload)?.name).toBe(name);
  }
});

test('the client emits every outgoing event of the contract', () => {
  const emitted: Record<OutgoingEventName, true> = {
    DeviceInfo: true,
    StreamingStart: true,
    StreamingStop: true,
    MediaPlayerState: true,
    ManifestError: true,
  };
  expect(namesOf('emit').toSorted()).toEqual(Object.keys(emitted).toSorted());
});
