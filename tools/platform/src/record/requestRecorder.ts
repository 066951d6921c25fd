import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlatformClock } from '../clock.ts';
import type { HostName } from '../http/hosts.ts';
import type { Recorder } from './recorder.ts';

/** Records requests for the console. */
export interface RequestRecorder {
  start(
    request: IncomingMessage,
    response: ServerResponse,
    about: { readonly host: HostName; readonly operationId: string | undefined },
  ): void;
  setBody(request: IncomingMessage, body: unknown): void;
}

/** Records media requests in a log of their own. */
export function createRequestRecorder(recorder: Recorder, clock: PlatformClock): RequestRecorder {
  const logs = [recorder.requests, recorder.mediaRequests];
  const bodies = new WeakMap<IncomingMessage, unknown>();
  return {
    setBody: (request, body) => void bodies.set(request, body),
    start: (request, response, about) => {
      const at = clock.now();
      const started = performance.now();
      response.once('close', () =>
        (about.host === 'media' ? recorder.mediaRequests : recorder.requests).add({
          ...about,
          id: logs.reduce((sum, trail) => sum + trail.count(), 1),
          at,
          method: request.method ?? '',
          path: request.url ?? '',
          headers: Object.fromEntries(
            Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
          ),
          body: bodies.get(request),
          status: response.writableFinished ? response.statusCode : 0,
          milliseconds: Math.round(performance.now() - started),
        }),
      );
    },
  };
}
