import { request } from 'node:http';
import type { Addresses } from '@tv/run';
import type { Fault, ActiveFault } from '../faults/faults.ts';
import type { ChargeFault } from '../money/charger.ts';
import type { Charge } from '../money/ledger.ts';
import type { ConsoleState } from './consoleState.ts';

/** The console for tests. Rejects on error responses. */
export interface ConsoleClient {
  state(): Promise<ConsoleState>;
  /**
   * @param to `all`, a user id or an e-mail address
   * @returns the number of recipients
   */
  send(event: string, payload?: unknown, to?: string): Promise<number>;
  addFault(fault: Fault): Promise<ActiveFault>;
  removeFault(id: number): Promise<void>;
  clearFaults(): Promise<void>;
  /** Newest first, with failed charges. Rejects if the customer is unknown. */
  charges(email: string): Promise<readonly Omit<Charge, 'userId'>[]>;
  failCharges(fault: Partial<ChargeFault> & Pick<ChargeFault, 'code'>): Promise<void>;
  shiftClock(milliseconds: number): Promise<void>;
  /** Sets the time, which continues from there. */
  setClock(epochMilliseconds: number): Promise<void>;
  resetClock(): Promise<void>;
  /** Applies to tokens issued from now on. */
  setAccessTokenLifetime(accessTokenSeconds: number): Promise<void>;
  setCastDeviceAvailable(isThere: boolean): Promise<void>;
  raiseCastError(errorType: string): Promise<void>;
  reset(): Promise<void>;
}

/** Node does not resolve `*.localhost`, so calls go to 127.0.0.1 with a Host header. */
export function createConsoleClient(addresses: Addresses): ConsoleClient {
  const call = (method: string, path: string, body?: unknown): Promise<unknown> =>
    send(addresses, method, path, body);
  return {
    state: async () => (await call('GET', '/api/state')) as ConsoleState,
    send: async (event, payload, to = 'all') => {
      const answer = await call('POST', '/api/socket', { event, payload, to });
      // eslint-disable-next-line language/standard-terms -- a field of the console's API
      return (answer as { heard: number }).heard;
    },
    addFault: async (fault) => (await call('POST', '/api/faults', fault)) as ActiveFault,
    removeFault: async (id) => void (await call('DELETE', `/api/faults/${id}`)),
    clearFaults: async () => void (await call('DELETE', '/api/faults')),
    charges: async (email) =>
      (await call('GET', `/api/charges?email=${encodeURIComponent(email)}`)) as Omit<Charge, 'userId'>[],
    failCharges: async (fault) => void (await call('POST', '/api/charges', fault)),
    shiftClock: async (shiftMs) => void (await call('POST', '/api/clock', { shiftMs })),
    setClock: async (set) => void (await call('POST', '/api/clock', { set })),
    resetClock: async () => void (await call('POST', '/api/clock', { reset: true })),
    setAccessTokenLifetime: async (accessTokenSeconds) =>
      void (await call('POST', '/api/tokens', { accessTokenSeconds })),
    setCastDeviceAvailable: async (isThere) => void (await call('POST', '/api/cast', { isThere })),
    raiseCastError: async (errorType) => void (await call('POST', '/api/cast', { errorType })),
    reset: async () => void (await call('POST', '/api/reset')),
  };
}

function send({ console, platformPort }: Addresses, method: string, path: string, body: unknown) {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise<unknown>((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port: platformPort,
      agent: false, // does not survive a platform restart
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
