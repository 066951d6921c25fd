import { request } from 'node:http';
import type { Addresses } from '@tv/run';
import type { Fault, StandingFault } from '../faults/faults.ts';
import type { ChargeFault } from '../money/charger.ts';
import type { Charge } from '../money/ledger.ts';
import type { ConsoleState } from './consoleState.ts';

/** What a test does to the running platform. Every call rejects when the console refuses it. */
export interface ConsoleClient {
  state(): Promise<ConsoleState>;
  /**
   * Sends a socket event to `all`, to a user id or to an e-mail address.
   *
   * @returns how many connections heard it
   */
  send(event: string, payload?: unknown, to?: string): Promise<number>;
  addFault(fault: Fault): Promise<StandingFault>;
  removeFault(id: number): Promise<void>;
  clearFaults(): Promise<void>;
  /** What was charged, or failed to be, the newest first. Rejects where there is no such customer. */
  charges(email: string): Promise<readonly Omit<Charge, 'userId'>[]>;
  /** The next charges fail; those of one customer, or anybody's. */
  failCharges(fault: Partial<ChargeFault> & Pick<ChargeFault, 'code'>): Promise<void>;
  shiftClock(milliseconds: number): Promise<void>;
  /** Epoch milliseconds; time runs on from there. */
  setClock(epochMilliseconds: number): Promise<void>;
  resetClock(): Promise<void>;
  /** How long access tokens live that are issued from now on. */
  setTokenLife(accessTokenSeconds: number): Promise<void>;
  /** Brings the television into reach, or takes it away in the middle of everything. */
  setTelevision(isThere: boolean): Promise<void>;
  /** The television tells its senders of an error, and stops playing. */
  failTelevision(errorType: string): Promise<void>;
  reset(): Promise<void>;
}

/** Talks to the console from Node, which does not resolve `*.localhost`: to 127.0.0.1, with a Host header. */
export function createConsoleClient(addresses: Addresses): ConsoleClient {
  const call = (method: string, path: string, body?: unknown): Promise<unknown> =>
    send(addresses, method, path, body);
  return {
    state: async () => (await call('GET', '/api/state')) as ConsoleState,
    send: async (event, payload, to = 'all') => {
      const answer = await call('POST', '/api/socket', { event, payload, to });
      return (answer as { heard: number }).heard;
    },
    addFault: async (fault) => (await call('POST', '/api/faults', fault)) as StandingFault,
    removeFault: async (id) => void (await call('DELETE', `/api/faults/${id}`)),
    clearFaults: async () => void (await call('DELETE', '/api/faults')),
    charges: async (email) =>
      (await call('GET', `/api/charges?email=${encodeURIComponent(email)}`)) as Omit<Charge, 'userId'>[],
    failCharges: async (fault) => void (await call('POST', '/api/charges', fault)),
    shiftClock: async (shiftMs) => void (await call('POST', '/api/clock', { shiftMs })),
    setClock: async (set) => void (await call('POST', '/api/clock', { set })),
    resetClock: async () => void (await call('POST', '/api/clock', { reset: true })),
    setTokenLife: async (accessTokenSeconds) =>
      void (await call('POST', '/api/tokens', { accessTokenSeconds })),
    setTelevision: async (isThere) => void (await call('POST', '/api/cast', { isThere })),
    failTelevision: async (errorType) => void (await call('POST', '/api/cast', { errorType })),
    reset: async () => void (await call('POST', '/api/reset')),
  };
}

function send({ console, platformPort }: Addresses, method: string, path: string, body: unknown) {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise<unknown>((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port: platformPort,
      agent: false, // a kept connection would not survive a restart of the platform
      method,
      path,
      headers: {
        host: new URL(console).host,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString('utf8');
        const { statusCode = 0 } = response;
        if (statusCode >= 400) reject(new Error(`${method} ${path} answered ${statusCode}: ${answer}`));
        else resolve(answer === '' ? undefined : JSON.parse(answer));
      });
    });
    call.end(text);
  });
}
