import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createConsoleClient } from '@tv/platform';
import { addressesFor, productVersion, serverConfig, startWebServer, waitUntilReachable } from '@tv/run';
import type { Addresses } from '@tv/run';
import { median } from '../support/median.ts';
import { measureNodeMemory } from '../support/nodeMemory.ts';
import type { Row } from '../support/table.ts';
import { openPlatform, processorMs, START_LIMIT_MS, stop } from './programs.ts';

const LOCAL_ADDRESS = '18600,bench';

const INSPECTOR_PORT = 18690;

/** The server runs the same code for every brand. */
const BRAND = 'brand-a';

const GOALS = { cachedPerSecond: 3000, cachedP99Ms: 20, processorMs: 8, growth: 1.1, burstShare: 0.95 };

const LOAD_DURATION_S = 10;

const BARE_PORT = 18691;

/** The CPU time of processes differs by up to 15 %, because V8 optimizes each differently. */
const COST_PROCESSES = 6;

/** Many short runs reduce the noise: the speed of a shared machine changes within seconds. */
const COST_RUNS = 15;
const COST_REQUESTS = 2000;

/** V8 optimizes the code during these requests. */
const COST_WARM_UP_REQUESTS = 40_000;

/** Memory must stay flat; the first fifth is warm-up. */
const MEMORY_REQUESTS = 100_000;

/** Four times the entries of the cache. The first half is warm-up. */
const DIFFERENT_PAGES = 20_000;

/** Fewer than `limits.renders`, so that every page is rendered. */
const RENDER_CONNECTIONS = 4;

/** Pages rendered in sequence. V8 optimizes the code during the warm-up. */
const RENDERED_PAGES = 200;
const WARM_UP_PAGES = 1000;

/** Clients that request a different page each, at the same time. */
const BURST_CLIENTS = 50;
const BURST_LIMIT_MS = 1000;

/** Distinct pages, so that parallel requests do not share a render. */
const DISTINCT_PAGES = 100;

const LATENCIES_MS = [50, 150, 500, 2000];

/** Pages of that load. Each is requested again once this many sequential calls have had time to finish. */
const SLOW_PAGES = 12;
const SEQUENTIAL_CALLS = 5;

/** Only a complete page may be cached for more than a few seconds. */
const COMPLETE_PAGE_MARKER = 'stale-while-revalidate';

/** A server-rendered page carries its state; the client-only fallback does not. */
const RENDERED_MARKER = 'id="page-state"';

interface MeasuredServer {
  readonly address: string;
  readonly host: string;
  readonly server: ChildProcess;
}

/** Runs the web server on the running platform while `measure` runs. */
async function withServer<T>(
  addresses: Addresses,
  env: NodeJS.ProcessEnv,
  measure: (measured: MeasuredServer) => Promise<T>,
): Promise<T> {
  const origin = new URL(addresses.brands[BRAND] ?? '');
  const server = startWebServer(addresses, [BRAND], env);
  try {
    await waitUntilReachable([`${origin.href}readyz`], START_LIMIT_MS, AbortSignal.timeout(START_LIMIT_MS));
    return await measure({ address: `http://127.0.0.1:${origin.port}`, host: origin.host, server });
  } finally {
    await stop(server);
  }
}

interface PageResponse {
  readonly text: string;
  readonly cacheControl: string;
  readonly ms: number;
}

function get({ address, host }: MeasuredServer, pathname: string): Promise<PageResponse> {
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

/** Headers that Node adds to each response. */
const CONNECTION_HEADERS = ['connection', 'content-length', 'date', 'keep-alive'];

/** Writes a brotli response to files, for `bareServer.ts`. */
function saveResponse(
  { address, host }: MeasuredServer,
  pathname: string,
  files: { readonly body: string; readonly headers: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    const call = request(`${address}${pathname}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const sent = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
        writeFileSync(files.headers, JSON.stringify(Object.fromEntries(sent)));
        writeFileSync(files.body, Buffer.concat(chunks));
        resolve();
      });
    });
    call.once('error', reject);
    call.end();
  });
}

async function readSitemapPages(measured: MeasuredServer): Promise<readonly string[]> {
  const { text } = await get(measured, '/sitemap.xml');
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error('The sitemap has no pages');
  const step = Math.max(1, Math.floor(paths.length / DISTINCT_PAGES));
  return ['/', ...paths.filter((_path, index) => index % step === 0)].slice(0, DISTINCT_PAGES);
}

async function runLoad(
  { address, host }: MeasuredServer,
  pages: readonly string[],
  options: Partial<autocannon.Options>,
): Promise<{ readonly result: autocannon.Result; readonly rendered: number }> {
  let rendered = 0;
  const requests = pages.map((page): autocannon.Request => {
    if (options.headers !== undefined) return { path: page };
    return {
      path: page,
      onResponse: (_status, body) => void (rendered += body.includes(RENDERED_MARKER) ? 1 : 0),
    };
  });
  const headers = { host, ...options.headers };
  const result = await autocannon({ url: address, ...options, headers, requests });
  return { result, rendered };
}

async function measureCachedPages(measured: MeasuredServer): Promise<Row> {
  await get(measured, '/');
  const options = { connections: 20, duration: LOAD_DURATION_S, headers: { 'accept-encoding': 'br' } };
  await runLoad(measured, ['/'], { ...options, duration: 2 });
  const { result } = await runLoad(measured, ['/'], options);
  return {
    what: 'cached page',
    'per second': Math.round(result.requests.average),
    'p99 ms': result.latency.p99,
    failed: result.non2xx + result.errors,
    goal: `≥ ${GOALS.cachedPerSecond}, ≤ ${GOALS.cachedP99Ms} ms`,
  };
}

/** Requests `/` and returns the CPU time, in ms. */
async function requestFrontPage({ address, host, server }: MeasuredServer, amount: number): Promise<number> {
  const before = processorMs(server.pid);
  const headers = { host, 'accept-encoding': 'br' };
  await autocannon({ url: address, connections: 20, amount, headers });
  return processorMs(server.pid) - before;
}

interface PageCost {
  readonly ownMs: number;
  readonly bareMs: number;
}

/** Compares the CPU time of a cached page and a bare route with the same response, in alternating runs. */
async function compareWithBareRoute(measured: MeasuredServer): Promise<PageCost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-bench-'));
  const files = { body: path.join(folder, 'page.br'), headers: path.join(folder, 'headers.json') };
  await get(measured, '/');
  await saveResponse(measured, '/', files);
  const program = path.join(import.meta.dirname, 'bareServer.ts');
  const server = spawn(process.execPath, [program, files.body, files.headers, String(BARE_PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const bare = { address: `http://127.0.0.1:${BARE_PORT}`, host: measured.host, server };
  try {
    await waitUntilReachable([bare.address], START_LIMIT_MS, AbortSignal.timeout(START_LIMIT_MS));
    await requestFrontPage(measured, COST_WARM_UP_REQUESTS);
    await requestFrontPage(bare, COST_WARM_UP_REQUESTS);
    let ownMs = 0;
    let bareMs = 0;
    for (let run = 0; run < COST_RUNS; run += 1) {
      ownMs += await requestFrontPage(measured, COST_REQUESTS);
      bareMs += await requestFrontPage(bare, COST_REQUESTS);
    }
    return { ownMs, bareMs };
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares several pairs of processes. The page stays fresh, since a render would add its own CPU time. */
async function measureCachedCost(addresses: Addresses): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-bench-'));
  const file = path.join(folder, 'config.json');
  const config = serverConfig(addresses, productVersion(), [BRAND]);
  writeFileSync(file, JSON.stringify({ ...config, cache: { freshSeconds: 3600 } }));
  const costs: PageCost[] = [];
  try {
    for (let start = 0; start < COST_PROCESSES; start += 1)
      costs.push(await withServer(addresses, { TV_SERVER_CONFIG: file }, compareWithBareRoute));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const sum = (key: keyof PageCost): number => costs.reduce((total, cost) => total + cost[key], 0);
  const perRequest = (ms: number): number =>
    Math.round((ms * 1000) / (COST_PROCESSES * COST_RUNS * COST_REQUESTS)) / 1000;
  const ratios = costs.map(({ ownMs, bareMs }) => (ownMs / bareMs).toFixed(2)).sort();
  return {
    what: `CPU of a cached page and a bare route, ${COST_PROCESSES} processes each`,
    'CPU ms': perRequest(sum('ownMs')),
    'bare CPU ms': perRequest(sum('bareMs')),
    ratio: Math.round((sum('ownMs') / sum('bareMs')) * 100) / 100,
    ratios: ratios.join(', '),
    goal: '≤ 1.5 times',
  };
}

async function measureMemory(measured: MeasuredServer): Promise<Row> {
  // Each request has its own tracking query, but the same cache key.
  const pages = (await readSitemapPages(measured)).map((page, index) => `${page}?utm_source=${index}`);
  const options = { connections: 20, headers: { 'accept-encoding': 'br' } };
  await runLoad(measured, pages, { ...options, amount: MEMORY_REQUESTS / 5 });
  const before = await measureNodeMemory(INSPECTOR_PORT);
  await runLoad(measured, pages, { ...options, amount: (MEMORY_REQUESTS * 4) / 5 });
  const after = await measureNodeMemory(INSPECTOR_PORT);
  return {
    what: `memory over ${MEMORY_REQUESTS} requests`,
    'MB before': before,
    'MB after': after,
    goal: `≤ ${GOALS.growth} times`,
  };
}

/** Renders more distinct pages than the cache can store. */
async function measureMemoryOfDifferentPages({ address, host }: MeasuredServer): Promise<Row> {
  let page = 0;
  let rendered = 0;
  const renderPages = (amount: number): Promise<autocannon.Result> =>
    autocannon({
      url: address,
      connections: RENDER_CONNECTIONS,
      amount,
      headers: { host, 'accept-encoding': 'identity' },
      requests: [
        {
          setupRequest: (call) => ({ ...call, path: `/search?q=${(page += 1)}` }),
          onResponse: (_status, body) => void (rendered += body.includes(RENDERED_MARKER) ? 1 : 0),
        },
      ],
    });
  await renderPages(DIFFERENT_PAGES / 2);
  const before = await measureNodeMemory(INSPECTOR_PORT);
  await renderPages(DIFFERENT_PAGES / 2);
  const after = await measureNodeMemory(INSPECTOR_PORT);
  return {
    what: `memory over ${DIFFERENT_PAGES} different pages`,
    'MB before': before,
    'MB after': after,
    rendered,
    of: DIFFERENT_PAGES,
    goal: `≤ ${GOALS.growth} times`,
  };
}

/** Renders pages in sequence, without sharing; also returns the capacity per second by CPU time. */
async function measureRenderedPages(
  measured: MeasuredServer,
): Promise<{ readonly row: Row; readonly perSecond: number }> {
  const pages = await readSitemapPages(measured);
  const page = (index: number): string => pages[index % pages.length] ?? '/';
  for (let index = 0; index < WARM_UP_PAGES; index += 1) await get(measured, page(index));
  const before = processorMs(measured.server.pid);
  const times: number[] = [];
  let rendered = 0;
  for (let index = 0; index < RENDERED_PAGES; index += 1) {
    const { text, ms } = await get(measured, page(index));
    times.push(ms);
    if (text.includes(RENDERED_MARKER)) rendered += 1;
  }
  const each = (processorMs(measured.server.pid) - before) / RENDERED_PAGES;
  return {
    perSecond: 1000 / each,
    row: {
      what: 'rendered pages in sequence',
      'CPU ms': Math.round(each * 10) / 10,
      'median ms': Math.round(median(times)),
      rendered,
      of: RENDERED_PAGES,
      goal: `≤ ${GOALS.processorMs} ms of processor`,
    },
  };
}

/** Measures how many clients get a complete page in time, when all request different pages that are not cached. */
async function measureBurst(measured: MeasuredServer): Promise<Row> {
  const pages = (await readSitemapPages(measured)).slice(-BURST_CLIENTS);
  for (let query = 0; query < WARM_UP_PAGES; query += 1) await get(measured, `/search?q=${query}`);
  const answers = await Promise.all(pages.map((page) => get(measured, page)));
  const inTime = answers.filter(
    ({ cacheControl, ms }) => cacheControl.includes(COMPLETE_PAGE_MARKER) && ms <= BURST_LIMIT_MS,
  );
  return {
    what: `${BURST_CLIENTS} clients, different pages`,
    'complete in 1 s': inTime.length,
    of: pages.length,
    'slowest ms': Math.round(Math.max(...answers.map(({ ms }) => ms))),
    goal: `≥ ${GOALS.burstShare * 100} %`,
  };
}

/** Twice the capacity: excess requests must get the fallback quickly. */
async function measureOverload(measured: MeasuredServer, perSecond: number): Promise<Row> {
  const pages = await readSitemapPages(measured);
  const looks: number[] = [];
  const looking = setInterval(() => {
    void get(measured, '/healthz').then(({ ms }) => looks.push(ms));
  }, 200);
  const { result, rendered } = await runLoad(measured, pages, {
    connections: 100,
    duration: LOAD_DURATION_S,
    overallRate: Math.ceil(2 * perSecond),
  }).finally(() => clearInterval(looking));
  return {
    what: `overload, ${Math.ceil(2 * perSecond)} pages per second`,
    'per second': Math.round(result.requests.average),
    'p99 ms': result.latency.p99,
    rendered,
    of: result.requests.total,
    failed: result.non2xx + result.errors,
    'slowest /healthz ms': Math.round(Math.max(...looks)),
  };
}

/** Measures how many pages over slow services are complete on the first and second visit. */
async function measureSlowServices(addresses: Addresses, latencyMs: number): Promise<Row> {
  const platform = createConsoleClient(addresses);
  return withServer(addresses, { TV_CACHE: 'on' }, async (measured) => {
    const pages = (await readSitemapPages(measured)).slice(-SLOW_PAGES);
    await platform.addFault({ host: 'api', latencyMs });
    try {
      const visit = async (): Promise<readonly PageResponse[]> => {
        const answers: PageResponse[] = [];
        for (const page of pages) {
          answers.push(await get(measured, page));
        }
        return answers;
      };
      const countComplete = (answers: readonly PageResponse[]): number =>
        answers.filter(({ cacheControl }) => cacheControl.includes(COMPLETE_PAGE_MARKER)).length;
      const first = await visit();
      await setTimeout(SEQUENTIAL_CALLS * latencyMs + 500);
      const second = await visit();
      return {
        what: `service latency ${latencyMs} ms`,
        'complete on first visit': countComplete(first),
        'complete on second visit': countComplete(second),
        of: pages.length,
        'slowest ms': Math.round(Math.max(...[...first, ...second].map(({ ms }) => ms))),
        goal: 'all on second visit',
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
  const addresses = addressesFor(LOCAL_ADDRESS);
  await using _platform = await openPlatform(addresses, LOCAL_ADDRESS);
  const cached = await withServer(addresses, { TV_CACHE: 'on' }, measureCachedPages);
  const cost = await measureCachedCost(addresses);
  const inspected = { TV_CACHE: 'on', NODE_OPTIONS: `--inspect=127.0.0.1:${INSPECTOR_PORT}` };
  const remembered = await withServer(addresses, inspected, measureMemory);
  const filled = await withServer(addresses, inspected, measureMemoryOfDifferentPages);
  // Only complete pages: the platform's latency is not measured here.
  const { row, perSecond } = await withServer(
    addresses,
    { TV_CACHE: 'off', TV_LIMITS: 'off' },
    measureRenderedPages,
  );
  const burst = await withServer(addresses, { TV_CACHE: 'on' }, measureBurst);
  const overloaded = await withServer(addresses, { TV_CACHE: 'off' }, (measured) =>
    measureOverload(measured, perSecond),
  );
  const slow: Row[] = [];
  for (const latencyMs of LATENCIES_MS) slow.push(await measureSlowServices(addresses, latencyMs));
  return [cached, cost, remembered, filled, row, burst, overloaded, ...slow];
}
