import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';

/** How long a service may take to accept a connection, and then to say anything, ms. */
const CONNECT_MS = 1000;
const SILENCE_MS = 3000;

/** How long an idle connection is kept for the next page, ms. */
const KEEP_ALIVE_MS = 30_000;

/** Connections to one service at once; more requests wait for one of them. */
const CONNECTIONS = 64;

/** Names under `localhost` are this machine (RFC 6761, section 6.3), which Node leaves to the system to know. */
const lookUp: LookupFunction = (host, options, answer) => {
  if (!/(^|\.)localhost$/.test(host)) lookup(host, options, answer);
  else if (options.all === true) answer(null, [{ address: '127.0.0.1', family: 4 }]);
  else answer(null, '127.0.0.1', 4);
};

export interface OutgoingFetch {
  readonly fetch: typeof fetch;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/**
 * What the renderers call services by: connections are kept, and a service that says nothing is not waited for.
 *
 * Node's own `fetch`, since that takes the `Request` objects that are made here, over an agent of the same major
 * version of undici that Node carries.
 */
export function createOutgoingFetch(): OutgoingFetch {
  const agent = new Agent({
    connect: { timeout: CONNECT_MS, lookup: lookUp },
    connections: CONNECTIONS,
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  return {
    // Node's types know an agent of another minor version.
    fetch: (input, init) => fetch(input, { ...init, dispatcher: agent } as unknown as RequestInit),
    close: () => agent.close(),
  };
}
