import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createConsoleClient } from '@tv/platform';
import { addressesFor, startWebServer, waitForAnswers } from '@tv/run';
import type { Addresses } from '@tv/run';
import { liveMemory } from './heap.ts';
import { median } from './median.ts';
import type { Row } from './table.ts';

const WHERE = '18600,bench';

const INSPECTOR_PORT = 18690;

/** The server runs the same code for every brand. */
const BRAND = 'brand-a';

const START_LIMIT_MS = 60_000;

const GOALS = { cachedPerSecond: 3000, cachedP99Ms: 20, processorMs: 25, growth: 1.1 };

const SECONDS = 10;

/** Memory must stay flat; the first fifth is warm-up. */
const MANY = 50_000;

/** Pages rendered in sequence, after as many for warm-up. */
const RENDERED = 200;

/** Distinct pages, so that parallel requests do not share a render. */
const PAGES = 100;

const LATENCIES_MS = [50, 150, 500, 2000];

/** Pages of that load. Each is requested again once this many sequential calls have had time to finish. */
const SLOW_PAGES = 12;
const CALLS_IN_A_ROW = 5;

/** Only a complete page may be cached for more than a few seconds. */
const WHOLE_MARK = 'stale-while-revalidate';

const TICKS = 100;

/** A server-rendered page carries its state; the client-only fallback does not. */
const RENDERED_MARK = 'id="page-state"';

interface Measured {
  readonly address: string;
  readonly host: string;
  readonly server: ChildProcess;
}

function processorMs({ pid }: ChildProcess): number {
  const [, after = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number);
  return ((user + system) * 1000) / TICKS;
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGTERM');
  await gone;
}

/** Runs the web server on the running platform while `measure` runs. */
async function withServer<T>(
  addresses: Addresses,
  env: NodeJS.ProcessEnv,
  measure: (measured: Measured) => Promise<T>,
): Promise<T> {
  const origin = new URL(addresses.brands[BRAND] ?? '');
  const server = startWebServer(addresses, [BRAND], env);
  try {
    await waitForAnswers([`${origin.href}readyz`], START_LIMIT_MS, AbortSignal.timeout(START_LIMIT_MS));
    return await measure({ address: `http://127.0.0.1:${origin.port}`, host: origin.host, server });
  } finally {
    await stop(server);
  }
}

interface Answered {
  readonly text: string;
  readonly cacheControl: string;
  readonly ms: number;
}

function get({ address, host }: Measured, pathname: string): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${address}${pathname}`, { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      const cacheControl = response.headers['cache-control'] ?? '';
      response.on('end', () => resolve({ text, cacheControl, ms: performance.now() - began }));
    });
    call.once('error', reject);
    call.end();
  });
}

async function realPages(measured: Measured): Promise<readonly string[]> {
  const { text } = await get(measured, '/sitemap.xml');
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error('The sitemap has no pages');
  const step = Math.max(1, Math.floor(paths.length / PAGES));
  return ['/', ...paths.filter((_path, index) => index % step === 0)].slice(0, PAGES);
}

async function load(
  { address, host }: Measured,
  pages: readonly string[],
  options: Partial<autocannon.Options>,
): Promise<{ readonly result: autocannon.Result; readonly rendered: number }> {
  let rendered = 0;
  const requests = pages.map((page): autocannon.Request => {
    if (options.headers !== undefined) return { path: page };
    return {
      path: page,
      onResponse: (_status, body) => void (rendered += body.includes(RENDERED_MARK) ? 1 : 0),
    };
  });
  const headers = { host, ...options.headers };
  const result = await autocannon({ url: address, ...options, headers, requests });
  return { result, rendered };
}

async function cachedPages(measured: Measured): Promise<Row> {
  await get(measured, '/');
  const options = { connections: 20, duration: SECONDS, headers: { 'accept-encoding': 'br' } };
  await load(measured, ['/'], { ...options, duration: 2 });
  const { result } = await load(measured, ['/'], options);
  return {
    what: 'cached page',
    'per second': Math.round(result.requests.average),
    'p99 ms': result.latency.p99,
    failed: result.non2xx + result.errors,
    goal: `≥ ${GOALS.cachedPerSecond}, ≤ ${GOALS.cachedP99Ms} ms`,
  };
}

async function memory(measured: Measured): Promise<Row> {
  // Each request has its own tracking query, but the same cache key.
  const pages = (await realPages(measured)).map((page, index) => `${page}?utm_source=${index}`);
  const options = { connections: 20, headers: { 'accept-encoding': 'br' } };
  await load(measured, pages, { ...options, amount: MANY / 5 });
  const before = await liveMemory(INSPECTOR_PORT);
  await load(measured, pages, { ...options, amount: (MANY * 4) / 5 });
  const after = await liveMemory(INSPECTOR_PORT);
  return {
    what: `memory over ${MANY} requests`,
    'MB before': before,
    'MB after': after,
    goal: `≤ ${GOALS.growth} times`,
  };
}

/** Renders pages in sequence, without sharing; also returns the capacity per second by CPU time. */
async function renderedPages(measured: Measured): Promise<{ readonly row: Row; readonly perSecond: number }> {
  const pages = await realPages(measured);
  const page = (index: number): string => pages[index % pages.length] ?? '/';
  for (let index = 0; index < RENDERED; index += 1) await get(measured, page(index));
  const before = processorMs(measured.server);
  const times: number[] = [];
  let rendered = 0;
  for (let index = 0; index < RENDERED; index += 1) {
    const { text, ms } = await get(measured, page(index));
    times.push(ms);
    if (text.includes(RENDERED_MARK)) rendered += 1;
  }
  const each = (processorMs(measured.server) - before) / RENDERED;
  return {
    perSecond: 1000 / each,
    row: {
      what: 'rendered page, one by one',
      'processor ms': Math.round(each * 10) / 10,
      'median ms': Math.round(median(times)),
      rendered,
      of: RENDERED,
      goal: `≤ ${GOALS.processorMs} ms of processor`,
    },
  };
}

/** Twice the capacity: excess requests must get the fallback quickly. */
async function overload(measured: Measured, perSecond: number): Promise<Row> {
  const pages = await realPages(measured);
  const looks: number[] = [];
  const looking = setInterval(() => {
    void get(measured, '/healthz').then(({ ms }) => looks.push(ms));
  }, 200);
  const { result, rendered } = await load(measured, pages, {
    connections: 100,
    duration: SECONDS,
    overallRate: Math.ceil(2 * perSecond),
  }).finally(() => clearInterval(looking));
  return {
    what: `overload, ${Math.ceil(2 * perSecond)} pages a second`,
    'per second': Math.round(result.requests.average),
    'p99 ms': result.latency.p99,
    rendered,
    of: result.requests.total,
    failed: result.non2xx + result.errors,
    'slowest /healthz ms': Math.round(Math.max(...looks)),
  };
}

/** Pages over slow services: how many are complete on the first and second visit. */
async function slowServices(addresses: Addresses, latencyMs: number): Promise<Row> {
  const platform = createConsoleClient(addresses);
  return withServer(addresses, { TV_CACHE: 'on' }, async (measured) => {
    const pages = (await realPages(measured)).slice(-SLOW_PAGES);
    await platform.addFault({ host: 'api', latencyMs });
    try {
      const visit = async (): Promise<readonly Answered[]> => {
        const answers: Answered[] = [];
        for (const page of pages) {
          let answer = await get(measured, page);
          // A busy server may be behind and skip rendering.
          while (!answer.text.includes(RENDERED_MARK)) answer = await get(measured, page);
          answers.push(answer);
        }
        return answers;
      };
      const wholeOf = (answers: readonly Answered[]): number =>
        answers.filter(({ cacheControl }) => cacheControl.includes(WHOLE_MARK)).length;
      const first = await visit();
      await setTimeout(CALLS_IN_A_ROW * latencyMs + 500);
      const second = await visit();
      return {
        what: `services that take ${latencyMs} ms a call`,
        'whole at first': wholeOf(first),
        'whole at second': wholeOf(second),
        of: pages.length,
        'slowest ms': Math.round(Math.max(...[...first, ...second].map(({ ms }) => ms))),
        goal: 'all at second',
      };
    } finally {
      await platform.clearFaults();
    }
  });
}

/**
 * Measures the web server: cached pages, memory, rendered pages, overload. The load runs in this process, on
 * the other core.
 */
export async function measureServer(): Promise<readonly Row[]> {
  const addresses = addressesFor(WHERE);
  const state = mkdtempSync(path.join(tmpdir(), 'tv-bench-'));
  const program = path.resolve(import.meta.dirname, '../../platform/src/main.ts');
  const platform = spawn(process.execPath, [program], {
    env: { ...process.env, TV_LOCAL: WHERE, TV_STATE: state },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitForAnswers([addresses.api], START_LIMIT_MS, AbortSignal.timeout(START_LIMIT_MS));
    const cached = await withServer(addresses, { TV_CACHE: 'on' }, cachedPages);
    const inspected = { TV_CACHE: 'on', NODE_OPTIONS: `--inspect=127.0.0.1:${INSPECTOR_PORT}` };
    const remembered = await withServer(addresses, inspected, memory);
    // Only complete pages: the platform's latency is not measured here.
    const { row, perSecond } = await withServer(
      addresses,
      { TV_CACHE: 'off', TV_LIMITS: 'off' },
      renderedPages,
    );
    const overloaded = await withServer(addresses, { TV_CACHE: 'off' }, (measured) =>
      overload(measured, perSecond),
    );
    const slow: Row[] = [];
    for (const latencyMs of LATENCIES_MS) slow.push(await slowServices(addresses, latencyMs));
    return [cached, remembered, row, overloaded, ...slow];
  } finally {
    await stop(platform);
    rmSync(state, { recursive: true, force: true });
  }
}
