import type { JsonSchema, Operation, Parameter } from '@tv/api-client/contract';

/** Unvalidated request. Header names in lower case. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

export type SchemaCheck = (schema: JsonSchema, value: unknown) => readonly string[];

/** Returns the contract violations of a request; empty if valid. */
export function requestErrors(operation: Operation, request: RawRequest, check: SchemaCheck): string[] {
  return [
    ...operation.parameters.flatMap((parameter) => parameterErrors(parameter, request, check)),
    ...bodyErrors(operation, request.body, check),
  ];
}

function parameterErrors(parameter: Parameter, request: RawRequest, check: SchemaCheck): string[] {
  const { name, required } = parameter;
  const where = `${parameter.in} parameter ${name}`;
  const raw = rawValue(parameter, request);
  if (raw === undefined) return required ? [`${where} is missing`] : [];
  return check(parameter.schema, fromText(raw, parameter.schema)).map((error) => `${where}: ${error}`);
}

function rawValue(parameter: Parameter, request: RawRequest): string | readonly string[] | undefined {
  if (parameter.in === 'path') return request.params[parameter.name];
  if (parameter.in === 'query') return request.query[parameter.name];
  if (parameter.in === 'cookie') return undefined; // Cookies belong to the identity provider.
  const name = parameter.name.toLowerCase();
  if (!name.includes('{brand}')) return request.headers[name];
  // Any brand may call, including new ones.
  const pattern = new RegExp(`^${name.replace('{brand}', '[a-z0-9]+')}$`);
  const found = Object.keys(request.headers).find((header) => pattern.test(header));
  return found === undefined ? undefined : request.headers[found];
}

function fromText(raw: string | readonly string[], schema: JsonSchema): unknown {
  if (schema['type'] === 'array') return typeof raw === 'string' ? [raw] : [...raw];
  if (typeof raw !== 'string') return raw;
  const isNumber = schema['type'] === 'integer' || schema['type'] === 'number';
  if (isNumber && /^-?\d+(\.\d+)?$/.test(raw)) return Number(raw);
  if (schema['type'] === 'boolean' && (raw === 'true' || raw === 'false')) return raw === 'true';
  return raw;
}

function bodyErrors({ requestBody }: Operation, body: unknown, check: SchemaCheck): string[] {
  if (!requestBody) return [];
  if (body === undefined) return requestBody.required ? ['the body is missing'] : [];
  const schema = requestBody.content['application/json']?.schema;
  return schema ? check(schema, body).map((error) => `body: ${error}`) : [];
}
