import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyFaults } from './applyFaults.ts';
import type { Fault } from './faults.ts';

/** Handles the request, then replaces its response with the faults. */
export function applyFaultsAfterHandling(
  faults: readonly Fault[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const original = Object.fromEntries(
    (['writeHead', 'write', 'end'] as const).map((name) => [name, response[name].bind(response)]),
  );
  Object.assign(response, {
    writeHead: () => response,
    write: () => true,
    end: () => {
      Object.assign(response, original);
      for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name);
      applyFaults(faults, request, response).catch(() => request.socket.destroy());
      return response;
    },
  });
}
