import type { Operation } from '@tv/api-client/contract';
import type { OperationResponse } from '../platformContext.ts';
import type { SchemaCheck } from './requestCheck.ts';

/** Returns the contract violations of a response; empty if valid. */
export function responseErrors(
  operation: Operation,
  { status, body, headers }: OperationResponse,
  check: SchemaCheck,
): string[] {
  const response = operation.responses[String(status)] ?? operation.responses['default'];
  if (!response) return [`status ${status} is not in the contract`];
  const types = Object.keys(response.content ?? {});
  if (types.length === 0) return body === undefined ? [] : [`status ${status} has no body in the contract`];
  if (Buffer.isBuffer(body)) {
    const type = headers?.['content-type'] ?? 'application/octet-stream';
    return types.includes(type) ? [] : [`content type ${type} is not in the contract`];
  }
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return [`status ${status} is no JSON in the contract`];
  if (body === undefined) return [`status ${status} must have a body`];
  // Validates what is serialized: dates become text, undefined properties disappear.
  return [...check(schema, JSON.parse(JSON.stringify(body)))];
}
