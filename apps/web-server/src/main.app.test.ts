import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBuild, type FakeBuild } from './testing/fakeBuild.ts';
import { testServerConfig } from './testing/testConfig.ts';
import { sendRequest } from './testing/testServer.ts';

/**
 * The front page renders at once, other pages at their deadline, long after a test has requested the
 * shutdown.
 */
const BUNDLE = `
class ConfigError extends Error {
  name = 'ConfigError';
  key = 'version';
}
export function createRenderer({ config, fetch }) {
  if (config.version === '') throw new ConfigError('Configuration "version": must not be empty');
  return {
    route: () => ({ kind: 'rendered', query: [], routeName: 'test', isNotFound: false }),
    render: ({ pathname, signal }) => {
      const page = (isComplete) =>
        ({ kind: 'page', status: 200, head: '', body: 'Finished', state: '{}', files: [], isComplete });
      const finished = new Promise((resolve) => {
        console.log('A render has begun: ' + pathname);
        if (pathname === '/throw') setTimeout(() => { throw new Error('Thrown later'); });
        if (pathname === '/') resolve(page(true));
        else if (pathname === '/service') fetch(config.services.contentLayout + '/pages?q=kari').then(() => resolve(page(true)));
        else signal.addEventListener('abort', () => resolve(page(false)));
      });
      return { finished, partial: async () => page(false) };
    },
    sitemap: async () => [],
  };
}`;

let build: FakeBuild;
let folder: string;
const programs: ChildProcess[] = [];

beforeEach(() => {
  build = createFakeBuild(BUNDLE);
  folder = mkdtempSync(path.join(tmpdir(), 'tv-server-'));
});

afterEach(() => {
  programs.splice(0).forEach((program) => program.kill('SIGKILL'));
  rmSync(folder, { recursive: true, force: true });
  build.remove();
});

/** Starts the program with a configuration, in an empty environment. */
function start(config: unknown, env: NodeJS.ProcessEnv = {}, ...args: readonly string[]) {
  const file = path.join(folder, 'server.json');
  writeFileSync(file, typeof config === 'string' ? config : JSON.stringify(config));
  const program = spawn(process.execPath, [path.resolve(import.meta.dirname, 'main.ts'), ...args], {
    env: { NODE_NO_WARNINGS: '1', TV_SERVER_CONFIG: file, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  programs.push(program);
  let stderrText = '';
  program.stderr.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
  const output = createInterface(program.stdout);
  const printed: string[] = [];
  output.on('line', (line) => printed.push(line));
  const ended = once(program, 'exit');
  /** Resolves when the program prints a matching line. */
  const waitForOutput = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const match = printed.map((line) => pattern.exec(line)).find((found) => found !== null);
      if (match) return match[1] ?? match[0];
      await once(output, 'line');
    }
  };
  const port = async (): Promise<number> =>
    Number(await waitForOutput(/listening at http:\/\/127\.0\.0\.1:(\d+)/i));
  return { program, waitForOutput, port, ended, stderrText: () => stderrText };
}

interface SpanJson {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
}

/** Parses a batch of spans (OTLP JSON). */
function readSpans(batch: string): readonly SpanJson[] {
  const { resourceSpans } = JSON.parse(batch) as {
    readonly resourceSpans: readonly {
      readonly scopeSpans: readonly { readonly spans: readonly SpanJson[] }[];
    }[];
  };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

const config = (shutdown = { noticeMs: 1000, limitMs: 5000 }) => ({
  ...testServerConfig(build.folder),
  deadlineMs: 800,
  // Otherwise nothing is rendered while the event loop lags after the start.
  limits: { eventLoopDelayMs: 60_000 },
  shutdown,
});

describe('the server process', () => {
  it.each([
    ['is not JSON', '{', '(document)'],
    ['has a wrong setting', { listen: { ports: [] } }, 'listen.ports'],
  ])('does not start when its configuration %s, and names the key', async (_what, wrong, key) => {
    const { ended, stderrText } = start(wrong);
    expect(await ended).toEqual([1, null]);
    expect(stderrText()).toContain(`Configuration "${key}"`);
    expect(stderrText()).not.toContain('at ');
  });

  it('--check prints every wrong setting and exits with 1, or with 0 if all is valid', async () => {
    const wrong = start({ ...config(), log: 'loud', deadlineMs: 0 }, {}, '--check');
    expect(await wrong.ended).toEqual([1, null]);
    expect(wrong.stderrText()).toContain(
      'Configuration "deadlineMs": must be at least 1\nConfiguration "log": ',
    );
    const valid = start(config(), {}, '--check');
    await valid.waitForOutput(/The configuration and the builds are valid/);
    expect(await valid.ended).toEqual([0, null]);
  });

  it('--publish-assets fills the assets folder, relative to the configuration, and exits', async () => {
    const published = start({ ...config(), assetsFolder: 'assets' }, {}, '--publish-assets');
    await published.waitForOutput(/3 assets added, 0 deleted/);
    expect(await published.ended).toEqual([0, null]);
    expect(readdirSync(path.join(folder, 'assets'))).toContain('index-1.js');
    const without = start(config(), {}, '--publish-assets');
    expect(await without.ended).toEqual([1, null]);
    expect(without.stderrText()).toContain('Configuration "assetsFolder"');
  });

  it('sends spans to the collector in the OpenTelemetry variables, at the latest on shutdown', async () => {
    const batches: string[] = [];
    const other = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (request.url === '/v1/traces') batches.push(body);
        response
          .writeHead(request.url === '/v1/traces' ? 200 : 503, { 'content-type': 'application/json' })
          .end('{}');
      });
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const base = config({ noticeMs: 0, limitMs: 5000 });
    const brand = base.brands['brand-a'];
    const services = { ...brand.runtimeConfig.services, contentLayout: url };
    const brands = { 'brand-a': { ...brand, runtimeConfig: { ...brand.runtimeConfig, services } } };
    const { port, program, ended } = start({ ...base, brands }, { OTEL_EXPORTER_OTLP_ENDPOINT: url });
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await sendRequest(await port(), '/service', { headers: { traceparent } });
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    other.close();
    const spans = batches
      .flatMap(readSpans)
      .filter(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c');
    const page = spans.find(({ name }) => name === 'GET test');
    expect(page).toMatchObject({ parentSpanId: 'b7ad6b7169203331', status: { code: 0 } });
    expect(spans.find(({ name }) => name === 'GET')).toMatchObject({
      parentSpanId: page?.spanId,
      status: { code: 2 },
      attributes: expect.arrayContaining([
        { key: 'url.path', value: { stringValue: '/pages' } },
        { key: 'http.response.status_code', value: { intValue: 503 } },
      ]) as unknown,
    });
    expect(batches.join()).not.toContain('kari');
  });

  it('logs an error that nothing catches as JSON, and exits with 1', async () => {
    const { waitForOutput, ended, port } = start(config());
    const request = sendRequest(await port(), '/throw').catch(() => undefined);
    const line = await waitForOutput(/^.*The process ends.*$/);
    expect(JSON.parse(line)).toMatchObject({ level: 60, err: { message: 'Thrown later' } });
    expect(await ended).toEqual([1, null]);
    await request;
  });

  it('does not start when a brand’s build or renderer is invalid, and names the key', async () => {
    const other = config();
    const brand = other.brands['brand-a'];
    const withBrand = (changes: object) => ({ ...other, brands: { 'brand-a': { ...brand, ...changes } } });
    const missing = start(withBrand({ build: 'nowhere' }));
    expect(await missing.ended).toEqual([1, null]);
    expect(missing.stderrText()).toContain('Configuration "brands.brand-a.build": the build has no');
    const refused = start(withBrand({ runtimeConfig: { ...brand.runtimeConfig, version: '' } }));
    expect(await refused.ended).toEqual([1, null]);
    expect(refused.stderrText()).toContain(
      'Configuration "brands.brand-a.runtimeConfig.version": must not be',
    );
  });

  it('does not start without a configuration, or with an invalid environment', async () => {
    const without = start(config(), { TV_SERVER_CONFIG: '' });
    expect(await without.ended).toEqual([1, null]);
    expect(without.stderrText()).toContain('TV_SERVER_CONFIG');
    const odd = start(config(), { TV_CACHE: 'maybe' });
    expect(await odd.ended).toEqual([1, null]);
    expect(odd.stderrText()).toContain('TV_CACHE');
  });

  it('on SIGTERM reports the shutdown, finishes running requests and exits with 0', async () => {
    const { program, waitForOutput, ended, port: portOf } = start(config());
    const port = await portOf();
    // The warm-up has rendered the front page.
    await waitForOutput(/A render has begun: \/$/);
    await vi.waitFor(
      async () => expect(await sendRequest(port, '/readyz')).toMatchObject({ status: 200 }),
      5000,
    );
    const running = sendRequest(port, '/film');
    await waitForOutput(/A render has begun: \/film/);
    program.kill('SIGTERM');
    let ready = 200;
    while (ready === 200) ready = (await sendRequest(port, '/readyz')).status;
    expect(ready).toBe(503);
    expect(await sendRequest(port, '/healthz')).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    });
    expect((await running).text).toContain('Finished');
    expect(await ended).toEqual([0, null]);
  });

  it('exits with 1 when running requests do not finish in time', async () => {
    const shutdown = { noticeMs: 0, limitMs: 100 };
    const { program, waitForOutput, ended, port } = start({ ...config(shutdown), deadlineMs: 60_000 });
    const running = sendRequest(await port(), '/film').catch(() => undefined);
    await waitForOutput(/A render has begun: \/film/);
    program.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    await running;
  });
});
