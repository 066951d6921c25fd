import { applyBreaks, type Break } from '@tv/api-client/contract/breakResponse';
import type { Responder, ResponseTable } from '@tv/test-world';

/** Returns the same responses with these mutations applied. */
export function corruptResponses(responses: ResponseTable, all: readonly Break[]): ResponseTable {
  const corrupt =
    (answer: unknown): Responder =>
    async (request) => {
      const original =
        typeof answer === 'function' ? await (answer as Responder)(request) : Response.json(answer);
      if (!original.ok || original.status === 204) return original;
      return Response.json(applyBreaks(await original.json(), all));
    };
  return Object.fromEntries(Object.entries(responses).map(([call, answer]) => [call, corrupt(answer)]));
}
