import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createConsoleClient } from '@tv/platform';
import { addressesFor, productVersion, serverConfig, waitUntilReachable } from '@tv/run';
import type { Row } from '../support/table.ts';
import { openPlatform, processorMs, START_LIMIT_MS, stop } from './programs.ts';

const LOCAL_ADDRESS = '19200,fleet';

const CDN_PORT = 19290;
const SERVER_PORTS = [19291, 19292, 19293];

const BRANDS = ['brand-a', 'brand-b'];

/** Below the capacity of two cores, which the platform and the load share. */
const REQUESTS_PER_S = 200;
const CONNECTIONS = 30;

/** Pages of each brand. */
const PAGES = 30;

const CALM_S = 20;
const INCIDENT_S = 20;
const OUTAGE_S = 300;

/** Longer than Varnish's probes need to mark a server as sick. */
const NOTICE_MS = 4000;

const root = path.resolve(import.meta.dirname, '../../../..');

const inRelease = (...parts: readonly string[]): string => path.join(root, 'dist/release', ...parts);

interface Page {
  readonly path: string;
  readonly headers: { readonly host: string };
}

interface Program {
  readonly port: number;
  process: ChildProcess;
}

function readText(port: number, host: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: url, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text));
    });
    call.once('error', reject);
    call.end();
  });
}

async function readPages(port: number, hosts: readonly string[]): Promise<readonly Page[]> {
  const lists = await Promise.all(
    hosts.map(async (host) => {
      const paths = [...(await readText(port, host, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      const step = Math.max(1, Math.floor(paths.length / PAGES));
      return ['/', ...paths.filter((_path, index) => index % step === 0)]
        .slice(0, PAGES)
        .map((url) => ({ path: url, headers: { host } }));
    }),
  );
  return lists.flat();
}

/** Starts Varnish with `deploy/cdn/varnish.vcl` and the three servers as backends. */
function startVarnish(folder: string): ChildProcess {
  const cdn = path.join(root, 'deploy/cdn');
  const example = readFileSync(path.join(cdn, 'backends.vcl'), 'utf8');
  const [block = ''] = /^backend web1 \{.*?^\}$/ms.exec(example) ?? [];
  const blocks = SERVER_PORTS.map((port, index) =>
    block
      .replace('web1', `web${index + 1}`)
      .replace('"web-server"', '"127.0.0.1"')
      .replace('"8080"', `"${port}"`),
  );
  const added = SERVER_PORTS.map((_port, index) => `servers.add_backend(web${index + 1});`);
  // The VCL compiler runs as another user.
  chmodSync(folder, 0o755);
  writeFileSync(
    path.join(folder, 'backends.vcl'),
    example.replace(block, blocks.join('\n')).replace('servers.add_backend(web1);', added.join('\n')),
  );
  mkdirSync(path.join(folder, 'work'));
  const args = [
    ...['-F', '-f', path.join(cdn, 'varnish.vcl'), '-n', path.join(folder, 'work'), '-s', 'malloc,256m'],
    ...['-a', `public=127.0.0.1:${CDN_PORT}`],
    ...['-p', 'http_gzip_support=off', '-p', `vcl_path=${folder}`],
  ];
  return spawn('varnishd', args, {
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Returns the CPU time of the worker process. */
const varnishMs = ({ pid = 0 }: ChildProcess): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .reduce((sum, child) => sum + processorMs(Number(child)), 0);

/** Sends requests for `seconds` while `incident` runs. Counts failures and cache results. */
async function runPhase(
  what: string,
  seconds: number,
  pages: readonly Page[],
  incident: () => Promise<void> = () => Promise.resolve(),
): Promise<Row> {
  const results: Record<string, number> = {};
  const running = autocannon({
    url: `http://127.0.0.1:${CDN_PORT}`,
    connections: CONNECTIONS,
    overallRate: REQUESTS_PER_S,
    duration: seconds,
    timeout: 10,
    requests: pages.map((page) => ({
      ...page,
      headers: { ...page.headers, 'accept-encoding': 'br' },
      onResponse: (status, _body, _context, headers) => {
        const { 'X-CDN-Cache': found, 'cache-control': control } = headers ?? {};
        // Skeletons and client-only pages have status 200, too.
        const page = control === 'no-store' ? 'incomplete' : String(found);
        const result = status === 200 ? page : String(status);
        results[result] = (results[result] ?? 0) + 1;
      },
    })),
  });
  const [result] = await Promise.all([running, incident()]);
  return {
    what,
    seconds,
    requests: result.requests.total,
    failed: result.non2xx + result.errors,
    ...results,
    'p99 ms': result.latency.p99,
    'slowest ms': result.latency.max,
  };
}

/**
 * Measures failed requests of three servers behind Varnish: no incident, a killed, a hanging and a slow server, a
 * rolling restart, an outage of all services. Goal: 0, also of incomplete pages.
 */
export async function measureFleet(): Promise<readonly Row[]> {
  const addresses = addressesFor(LOCAL_ADDRESS);
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-fleet-'));
  const startServer = (port: number): ChildProcess => {
    const file = path.join(folder, `${port}.json`);
    const config = serverConfig(addresses, productVersion(), BRANDS, (id) => inRelease('brands', id));
    const changes = { listen: { host: '127.0.0.1', ports: [port] }, shutdown: { noticeMs: NOTICE_MS } };
    writeFileSync(file, JSON.stringify({ ...config, ...changes }));
    return spawn(process.execPath, [inRelease('server.js')], {
      env: { ...process.env, TV_SERVER_CONFIG: file },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  };
  const untilReady = (port: number): Promise<void> =>
    waitUntilReachable(
      [`http://localhost:${port}/readyz`],
      START_LIMIT_MS,
      AbortSignal.timeout(START_LIMIT_MS),
    );
  await using _platform = await openPlatform(addresses, LOCAL_ADDRESS);
  const platform = createConsoleClient(addresses);
  const servers: Program[] = SERVER_PORTS.map((port) => ({ port, process: startServer(port) }));
  const restart = async (server: Program | undefined, signal: NodeJS.Signals): Promise<void> => {
    if (server === undefined) return;
    await stop(server.process, signal);
    server.process = startServer(server.port);
    await untilReady(server.port);
  };
  const programs = (): readonly ChildProcess[] => servers.map(({ process: program }) => program);
  let varnish: ChildProcess | undefined;
  try {
    await Promise.all(SERVER_PORTS.map(untilReady));
    // The servers must be ready: failed probes would mark them as sick.
    varnish = startVarnish(folder);
    await waitUntilReachable(
      [`http://localhost:${CDN_PORT}/`],
      START_LIMIT_MS,
      AbortSignal.timeout(START_LIMIT_MS),
    );
    const hosts = BRANDS.map((id) => new URL(addresses.brands[id] ?? '').host);
    const pages = await readPages(SERVER_PORTS[0] ?? 0, hosts);
    for (const { path: url, headers } of pages) await readText(CDN_PORT, headers.host, url);

    const before = {
      servers: servers.map(({ process: { pid } }) => processorMs(pid)),
      varnish: varnishMs(varnish),
    };
    const calm = await runPhase('calm', CALM_S, pages);
    const requests = Number(calm['requests']);
    const serverMs = servers.reduce(
      (sum, { process: { pid } }, index) => sum + processorMs(pid) - (before.servers[index] ?? 0),
      0,
    );
    const perRequest = (ms: number): number => Math.round((ms / requests) * 1000) / 1000;
    const rows: Row[] = [
      {
        ...calm,
        'server CPU ms': perRequest(serverMs),
        'varnish CPU ms': perRequest(varnishMs(varnish) - before.varnish),
      },
    ];
    const [first, second, third] = servers;
    rows.push(await runPhase('one killed', INCIDENT_S, pages, () => restart(first, 'SIGKILL')));
    rows.push(
      await runPhase('one hanging', INCIDENT_S, pages, async () => {
        second?.process.kill('SIGSTOP');
        await setTimeout((INCIDENT_S / 2) * 1000);
        second?.process.kill('SIGCONT');
      }),
    );
    rows.push(
      await runPhase('one slow', INCIDENT_S, pages, async () => {
        for (let turn = 0; turn < INCIDENT_S; turn += 1) {
          third?.process.kill('SIGSTOP');
          await setTimeout(800);
          third?.process.kill('SIGCONT');
          await setTimeout(200);
        }
      }),
    );
    rows.push(
      await runPhase('rolling restart', 2 * INCIDENT_S, pages, async () => {
        for (const server of servers) await restart(server, 'SIGTERM');
      }),
    );
    await platform.addFault({ host: 'api', outage: true });
    rows.push(await runPhase('services down', OUTAGE_S, pages));
    await platform.clearFaults();
    return rows;
  } finally {
    await Promise.all([...programs(), ...(varnish ? [varnish] : [])].map((program) => stop(program)));
    rmSync(folder, { recursive: true, force: true });
  }
}
