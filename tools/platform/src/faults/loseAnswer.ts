import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFaults } from './answerFaults.ts';
import type { Fault } from './faults.ts';

/** Handles the request, then replaces its response with the faults. */
export function loseAnswer(
  faults: readonly Fault[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const own = Object.fromEntries(
    (['writeHead', 'write', 'end'] as const).map((name) => [name, response[name].bind(response)]),
  );
  Object.assign(response, {
    writeHead: () => response,
    write: () => true,
    end: () => {
      Object.assign(response, own);
      for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name);
      answerFaults(faults, request, response).catch(() => request.socket.destroy());
      return response;
    },
  });
}
