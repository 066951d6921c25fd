import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { addressesFor, type Addresses } from '@tv/run';
import { createConsoleClient, type ConsoleClient } from '../console/consoleClient.ts';
import { startPlatform, type Platform } from '../server.ts';

/** A platform per test: free port, empty state, stopped at the end. */
export interface TestPlatform {
  readonly addresses: Addresses;
  readonly console: ConsoleClient;
  readonly log: readonly string[];
  readonly stateDirectory: string;
  /** Restarts on the same port and state; runs `meanwhile` while stopped. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  readonly platform: Platform;
}

/** Stops at the end of the test, or by `onEnd`. */
export async function testPlatform(
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<TestPlatform> {
  const addresses = addressesFor(`${await freeBasePort()},test`);
  const stateDirectory = mkdtempSync(join(tmpdir(), 'platform-'));
  const log: string[] = [];
  const start = () => startPlatform({ addresses, stateDirectory, log: (message) => log.push(message) });
  let platform = await start();
  onEnd(async () => {
    await platform.close();
    rmSync(stateDirectory, { recursive: true });
  });
  return {
    addresses,
    log,
    console: createConsoleClient(addresses),
    get platform() {
      return platform;
    },
    stateDirectory,
    restart: async (meanwhile) => {
      await platform.close();
      await meanwhile?.();
      platform = await start();
    },
  };
}

/**
 * Returns a base port with free brand and platform ports. Below the ephemeral range: those could be taken
 * before the platform starts.
 */
async function freeBasePort(): Promise<number> {
  for (;;) {
    const basePort = randomInt(10_000, 30_000);
    const looks = await Promise.allSettled([0, 100, 200].map((offset) => listenOnce(basePort + offset)));
    if (looks.every(({ status }) => status === 'fulfilled')) return basePort;
  }
}

/** Listens briefly; rejects if the port is taken. */
function listenOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => server.close(() => resolve()));
  });
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent verbatim, a form as form data, anything else as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  json(): unknown;
}

/** Calls a platform URL from Node, which does not resolve `*.localhost`. Does not follow redirects. */
export function call(address: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  const url = new URL(address);
  const form = body instanceof URLSearchParams;
  const text =
    body === undefined ? '' : form || typeof body === 'string' ? String(body) : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port: url.port,
      agent: false, // A kept-alive connection would break when the platform restarts.
      method,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'content-length': Buffer.byteLength(text),
        ...headers,
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: answer,
          json: () => JSON.parse(answer) as unknown,
        });
      });
    });
    request.end(text);
  });
}

/** The three headers of every call, for brand A. */
export const appHeaders: Readonly<Record<string, string>> = {
  'X-Glimt-Application': 'web/1.0.0',
  'X-Glimt-AppSessionId': '6f1c1c7e-8a3e-4f0b-9a40-1f5f6a8f0d11',
  'X-Glimt-AppInstallationId': '0b7f6c52-41f7-4a58-8e0f-3b1f2b7c9a20',
};
