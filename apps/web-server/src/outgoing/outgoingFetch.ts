import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';

const CONNECT_TIMEOUT_MS = 1000;
const RESPONSE_TIMEOUT_MS = 3000;

const KEEP_ALIVE_MS = 30_000;

/** Per service; further requests queue. */
const MAX_CONNECTIONS = 64;

/** Resolves `localhost` names to this machine (RFC 6761, section 6.3); Node leaves that to the system. */
const lookupHost: LookupFunction = (host, options, answer) => {
  if (!/(^|\.)localhost$/.test(host)) lookup(host, options, answer);
  else if (options.all === true) answer(null, [{ address: '127.0.0.1', family: 4 }]);
  else answer(null, '127.0.0.1', 4);
};

/**
 * Creates the `fetch` of the renderers: Node's own, which accepts our `Request` objects, with an undici
 * agent for keep-alive and timeouts. The `undici` package must have the same major version as the undici in
 * Node (ADR 0019).
 */
export function createOutgoingFetch() {
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup: lookupHost },
    connections: MAX_CONNECTIONS,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const fetchWithAgent: typeof fetch = (input, init) =>
    // Assigned untyped: the agent's types differ from those in Node's types.
    fetch(input, Object.assign<RequestInit, object>({ ...init }, { dispatcher: agent }));
  return { fetch: fetchWithAgent, close: () => agent.close() };
}
