import * as fc from 'fast-check';
import { createSchemaCheck, readContract } from './contract.ts';
import type { JsonSchema } from './contract.ts';

/** A property that no schema defines. Servers may add unknown properties anywhere. */
export const UNKNOWN_PROPERTY = 'unheardOf';

const MAX_ITEMS = 4;

/**
 * Keywords enforced by filtering: values are generated from the other keywords and dropped if these reject
 * them.
 */
const checkedKeywords = ['if', 'not', 'oneOf', 'allOf', 'dependentSchemas'];

const number = (schema: JsonSchema, key: string): number | undefined => {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
};

const inKeyword = (schema: JsonSchema, key: string) => (schema[key] ?? {}) as Record<string, JsonSchema>;

/** ISO 8601 in all variants that the contract allows. */
const instant = fc
  .record({
    at: fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
    fraction: fc.constantFrom('', '.5', '.123', '.1234567'),
    offset: fc.constantFrom('Z', '+01:00', '+02:00', '-09:30', '+00:00'),
  })
  .map(({ at, fraction, offset }) => at.toISOString().replace(/\.\d+Z$/, fraction + offset));

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webPath().filter((path) => path !== '' && !path.startsWith('//')),
  fc.constantFrom('neighbour', './here', '../up/there?page=2', '?only=query', '//elsewhere.test/picture.jpg'),
);

/** Allowed image hosts come from the configuration of the tests (`testConfig`). */
const pictureAddress = fc.oneof(
  fc.webPath().map((path) => `https://media.test${path}`),
  fc.webPath().filter((path) => path !== '' && !path.startsWith('//')),
  fc.constantFrom('picture.jpg', './here.png?w=1', '../up/there.png', '//media.test/picture.jpg'),
);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': instant,
  date: instant.map((text) => text.slice(0, 10)),
  uri: fc.webUrl(),
  'uri-reference': address,
  uuid: fc.uuid(),
};

function text(schema: JsonSchema): fc.Arbitrary<string> {
  const format = formats[String(schema['format'])];
  if (format) return format;
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern'], 'u'));
  const minLength = number(schema, 'minLength') ?? 0;
  return fc.string({ unit: 'grapheme', minLength });
}

/**
 * Returns an arbitrary of valid values for a schema of the contract: optional properties present or missing, every
 * enum value, every format variant, and occasional unknown properties.
 *
 * @throws for a schema type that it does not support
 */
export function arbitraryOf(schema: JsonSchema, document = readContract()): fc.Arbitrary<unknown> {
  const check = createSchemaCheck(document);
  const known = new Map<string, fc.Arbitrary<unknown>>();

  const named = (ref: string): fc.Arbitrary<unknown> => {
    const name = ref.replace('#/components/schemas/', '');
    if (name === 'PictureAddress') return pictureAddress;
    const found = known.get(name);
    if (found) return found;
    const schemas = (document['components'] as { schemas: Record<string, JsonSchema> }).schemas;
    const target = schemas[name];
    if (!target) throw new Error(`No schema ${ref}`);
    const made = make(target);
    known.set(name, made);
    return made;
  };

  const object = (of: JsonSchema): fc.Arbitrary<unknown> => {
    const properties = inKeyword(of, 'properties');
    const required = (of['required'] ?? []) as string[];
    const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, make(one)]));
    const record = fc.record(model, {
      requiredKeys: required.filter((name) => name in model),
      noNullPrototype: true,
    });
    const additional = of['additionalProperties'];
    const more: fc.Arbitrary<object> =
      typeof additional === 'object'
        ? fc.dictionary(fc.stringMatching(/^X-[A-Za-z]+$/), make(additional as JsonSchema), {
            noNullPrototype: true,
          })
        : fc.oneof(
            { weight: 7, arbitrary: fc.constant({}) },
            { weight: 1, arbitrary: fc.jsonValue().map((value) => ({ [UNKNOWN_PROPERTY]: value })) },
          );
    return fc.tuple(record, more).map(([some, others]) => ({ ...others, ...some }));
  };

  const plain = (of: JsonSchema): fc.Arbitrary<unknown> => {
    if (typeof of['$ref'] === 'string') return named(of['$ref']);
    if ('const' in of) return fc.constant(of['const']);
    if (Array.isArray(of['enum'])) return fc.constantFrom(...(of['enum'] as unknown[]));
    const choices = of['anyOf'] ?? of['oneOf'];
    if (Array.isArray(choices)) return fc.oneof(...(choices as JsonSchema[]).map(make));
    if (Array.isArray(of['allOf'])) {
      const parts = (of['allOf'] as JsonSchema[]).map(make) as fc.Arbitrary<object>[];
      return fc.tuple(...parts).map((all) => Object.assign({}, ...all) as unknown);
    }
    switch (of['type']) {
      case 'string':
        return text(of);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({
          min: number(of, 'minimum') ?? -10_000,
          max: number(of, 'maximum') ?? 1_000_000,
        });
      case 'number':
        return fc.double({
          min: number(of, 'minimum') ?? -1e9,
          max: number(of, 'maximum') ?? 1e9,
          noNaN: true,
        });
      case 'array':
        return fc.array(make(inKeyword(of, 'items')), {
          minLength: number(of, 'minItems') ?? 0,
          maxLength: MAX_ITEMS,
        });
      case 'object':
        return object(of);
      default:
        throw new Error(`Cannot make values of ${JSON.stringify(of)}`);
    }
  };

  function make(of: JsonSchema): fc.Arbitrary<unknown> {
    const made = plain(of);
    return checkedKeywords.some((keyword) => keyword in of)
      ? made.filter((value) => check(of, value).length === 0)
      : made;
  }

  return make(schema).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
}
