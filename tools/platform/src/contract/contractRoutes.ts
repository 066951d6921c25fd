import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@tv/api-client/contract';
import type { Customer, OperationRequest, OperationResponse, Operations } from '../platformContext.ts';
import { errorResponse } from './errorResponse.ts';
import { requestErrors, type RawRequest, type SchemaCheck } from './requestCheck.ts';
import { responseErrors } from './responseCheck.ts';

export interface ContractRoutes {
  readonly operations: readonly Operation[];
  readonly handlers: Operations;
  readonly check: SchemaCheck;
  customerOf(bearerToken: string | undefined): Promise<Customer | undefined>;
  /** Reports a response that violates the contract, which must fail tests. */
  onDrift(operation: Operation, errors: readonly string[]): void;
  onError(operation: Operation, error: unknown): void;
}

/**
 * Registers a route per contract operation. Rejects an invalid request with the reason, and a missing or
 * invalid token with 401.
 *
 * @throws if an operation has no handler
 */
export function registerContractRoutes(app: FastifyInstance, routes: ContractRoutes): void {
  for (const operation of routes.operations) {
    const handler = routes.handlers[operation.operationId];
    if (!handler) throw new Error(`No handler for ${operation.operationId}`);
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => send(reply, await answer(operation, request, handler, routes)),
    });
  }
}

async function answer(
  operation: Operation,
  request: FastifyRequest,
  handler: Operations[string],
  routes: ContractRoutes,
): Promise<OperationResponse> {
  const raw = rawRequest(request);
  const errors = requestErrors(operation, raw, routes.check);
  const refuse = refusalFor(operation);
  if (errors.length > 0) return refuse(400, 'VALIDATION_FAILED', errors.join('; '));
  const customer =
    operation.token === 'none' ? undefined : await routes.customerOf(bearer(raw.headers['authorization']));
  if (operation.token === 'required' && !customer) return refuse(401, 'UNAUTHORIZED', 'Ikke innlogget');
  const response = await run(operation, { ...raw, customer }, handler, routes);
  const drift = responseErrors(operation, response, routes.check);
  if (drift.length > 0) routes.onDrift(operation, drift);
  return response;
}

/** Returns the error body of an operation: a list where money is involved. */
function refusalFor({ responses }: Operation): typeof errorResponse {
  const shape = responses['400']?.content?.['application/json']?.schema['$ref'];
  if (shape !== '#/components/schemas/SubscriptionErrorItems') return errorResponse;
  return (status, code, message) => ({
    status,
    body: [{ ErrorCode: status === 400 ? 'SUBSCRIPTION_FAILED' : code, ErrorMessage: message }],
  });
}

async function run(
  operation: Operation,
  request: OperationRequest,
  handler: Operations[string],
  routes: ContractRoutes,
): Promise<OperationResponse> {
  try {
    return await handler(request);
  } catch (error) {
    routes.onError(operation, error);
    return errorResponse(500, 'INTERNAL', 'Noe gikk galt');
  }
}

function rawRequest(request: FastifyRequest): RawRequest {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    headers,
    body: request.body ?? undefined,
  };
}

function bearer(authorization: string | undefined): string | undefined {
  return /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
}

function send(reply: FastifyReply, { status, headers, body }: OperationResponse): FastifyReply {
  reply.code(status).headers(headers ?? {});
  if (body === undefined) return reply.send();
  if (Buffer.isBuffer(body)) return reply.send(body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
