import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '@tv/api-client/contract';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import { applyFaults } from '../faults/applyFaults.ts';
import { applyFaultsAfterHandling } from '../faults/applyFaultsAfterHandling.ts';
import type { Faults } from '../faults/faults.ts';
import type { RequestRecorder } from '../record/requestRecorder.ts';
import { handleCors } from './cors.ts';
import { createHostLookup, type HostName } from './hosts.ts';

export type HostHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  operation: Operation | undefined,
) => void;

export interface RequestDispatcherOptions {
  readonly addresses: Addresses;
  readonly clock: PlatformClock;
  readonly faults: Faults;
  readonly requestRecorder: RequestRecorder;
  readonly handlers: Readonly<Record<HostName, HostHandler>>;
  /** Processes due renewals and timeouts before each request. */
  processDue(): void;
  operationOf(host: Operation['host'], method: string, path: string): Operation | undefined;
  onPatch(request: IncomingMessage, patch: Readonly<Record<string, unknown>>): void;
  onGarble(request: IncomingMessage): void;
}

const contractHosts: Readonly<Partial<Record<HostName, Operation['host']>>> = {
  api: 'api',
  identity: 'id',
  media: 'media',
};

/** Handles every request: resolves the host, sets `Date`, answers preflights, records, applies faults. */
export function createRequestDispatcher(options: RequestDispatcherOptions) {
  const { addresses, clock, faults, requestRecorder, handlers } = options;
  const resolveHost = createHostLookup(addresses);
  const origins = new Set([...Object.values(addresses.brands), addresses.cast, addresses.console]);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.sendDate = false;
    response.setHeader('Date', new Date(clock.now()).toUTCString());
    const host = resolveHost(request.headers.host);
    if (host === undefined) {
      response.writeHead(421).end(`No such host: ${request.headers.host ?? ''}\n`);
      return;
    }
    if (host !== 'media') options.processDue();
    const contractHost = contractHosts[host];
    // Brand pages call the Cast relay, too.
    if ((contractHost !== undefined || host === 'cast') && handleCors(request, response, origins)) return;
    if (contractHost === undefined) return handlers[host](request, response, undefined);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const operation = options.operationOf(contractHost, request.method ?? 'GET', path);
    const operationId = operation?.operationId;
    requestRecorder.start(request, response, { host, operationId });
    const hits = faults.takeMatching({ host, path, operationId });
    for (const { patch, garble } of hits) {
      if (patch) options.onPatch(request, patch);
      if (garble) options.onGarble(request);
    }
    const [later, now] = [hits.filter(({ after }) => after), hits.filter(({ after }) => !after)];
    if (await applyFaults(now, request, response)) return;
    if (later.length > 0) applyFaultsAfterHandling(later, request, response);
    handlers[host](request, response, operation);
  };
}
