import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

interface Messages {
  readonly $defs: Readonly<Record<string, { readonly examples: readonly object[] }>>;
}

const schema = JSON.parse(
  readFileSync(new URL('./messages.schema.json', import.meta.url), 'utf8'),
) as Messages & object;

const validate = new Ajv2020({ strict: false }).compile(schema);

test.each(Object.entries(schema.$defs))('the example of %s is valid', (_name, { examples }) => {
  expect(examples).toHaveLength(1);
  expect(examples.map((example) => validate(example))).toEqual([true]);
});

test.each([
  { type: 'SET_SOURCE', assetId: 'isfront' },
  { type: 'SET_AUDIO_TRACK' },
  { type: 'ERROR' },
  { type: 'UNHEARD_OF' },
])('%j is invalid', (message) => {
  expect(validate(message)).toBe(false);
});
