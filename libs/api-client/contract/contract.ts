import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** A JSON Schema of the contract; references are `#/components/…`. */
export type JsonSchema = Record<string, unknown>;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};

export type MediaType = {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
};

export type Response = {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaType>>;
};

/** One operation, with references outside its schemas resolved and the path's parameters merged in. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  /** As in the contract, with its prefix: `/content-layout/pages/{slug}`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  /** By status, or `default`. */
  readonly responses: Readonly<Record<string, Response>>;
  /** `required`: rejected without a token; `optional`: a token changes the response. */
  readonly token: 'required' | 'optional' | 'none';
  /** Rejected without the identity provider's session cookie. */
  readonly needsSession: boolean;
  /** The target host: gateway and content services, identity provider, or media. */
  readonly host: 'api' | 'id' | 'media';
};

type Node = Readonly<Record<string, unknown>>;

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns the contract (`openapi.yaml`) as plain data, with references. */
export function readContract(): Node {
  const text = readFileSync(`${import.meta.dirname}/openapi.yaml`, 'utf8');
  return parse(text) as Node;
}

/** Resolves a local reference, one level; returns other values unchanged. */
function resolve(document: Node, value: unknown): Node {
  const node = value as Node;
  const ref = node['$ref'];
  if (typeof ref !== 'string') return node;
  return ref
    .slice(2)
    .split('/')
    .reduce<Node>((at, key) => at[key] as Node, document);
}

function tokenRule(security: readonly Node[]): Operation['token'] {
  if (!security.some((alternative) => 'bearer' in alternative)) return 'none';
  return security.some((alternative) => Object.keys(alternative).length === 0) ? 'optional' : 'required';
}

function hostOf(servers: readonly { readonly url: string }[] | undefined): Operation['host'] {
  const url = servers?.[0]?.url ?? '';
  if (url.includes('//id.')) return 'id';
  return url.includes('//media.') ? 'media' : 'api';
}

/** Returns all operations, in file order. */
export function listOperations(document: Node = readContract()): Operation[] {
  return Object.entries(document['paths'] as Record<string, Node>).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method): Operation => {
        const own = item[method] as Node;
        const parameters = [item['parameters'], own['parameters']]
          .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
          .map((parameter) => resolve(document, parameter) as unknown as Parameter);
        const responses = Object.fromEntries(
          Object.entries(own['responses'] as Node).map(([status, response]) => [
            status,
            resolve(document, response) as unknown as Response,
          ]),
        );
        const security = (own['security'] ?? document['security']) as Node[];
        return {
          operationId: own['operationId'] as string,
          method,
          path,
          tags: own['tags'] as string[],
          parameters,
          ...(own['requestBody'] === undefined
            ? {}
            : { requestBody: own['requestBody'] as NonNullable<Operation['requestBody']> }),
          responses,
          token: tokenRule(security),
          needsSession: security.length > 0 && security.every((alternative) => 'session' in alternative),
          host: hostOf((own['servers'] ?? item['servers']) as { url: string }[] | undefined),
        };
      }),
  );
}

/**
 * Creates a validator for values against schemas of the contract.
 *
 * @returns a function that returns validation errors as `{path} {message}`; empty if valid
 */
export function createSchemaCheck(
  document: Node = readContract(),
): (schema: JsonSchema, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'contract', components: document['components'] });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const key = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
    const validate = compiled.get(key) ?? ajv.compile(JSON.parse(key) as JsonSchema);
    compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((fault) => `${fault.instancePath || '/'} ${fault.message ?? ''}`);
  };
}
