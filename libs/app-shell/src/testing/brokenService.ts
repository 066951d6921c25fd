import { applyBreaks, type Break } from '@tv/api-client/contract/breakAnswer';
import type { Responder, ResponseTable } from '@tv/test-world';

/** The same responses with these mutations applied. */
export function brokenService(responses: ResponseTable, all: readonly Break[]): ResponseTable {
  const brokenly =
    (answer: unknown): Responder =>
    async (request) => {
      const whole =
        typeof answer === 'function' ? await (answer as Responder)(request) : Response.json(answer);
      if (!whole.ok || whole.status === 204) return whole;
      return Response.json(applyBreaks(await whole.json(), all));
    };
  return Object.fromEntries(Object.entries(responses).map(([call, answer]) => [call, brokenly(answer)]));
}
