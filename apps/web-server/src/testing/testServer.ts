import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type {
  CreateRenderer,
  PageRenderer,
  RenderRequest,
  RenderedPage,
  RenderedPageContent,
} from '@tv/app-shell/pageRenderer';
import { parseServerConfig } from '../configuration/parseServerConfig.ts';
import { createWebServer } from '../webServer.ts';
import { createFakeBuild, type FakeBuild } from './fakeBuild.ts';
import { testServerConfig } from './testConfig.ts';

/** The bundle is a file, so it gets its renderer from the test through a global. */
const BUNDLE =
  'export const createRenderer = (options) => globalThis.testRenderers[options.config.testId](options);';

const renderers: Record<string, CreateRenderer> = {};
Object.assign(globalThis, { testRenderers: renderers });

export const createRenderedPage = (parts: Partial<RenderedPageContent> = {}): RenderedPageContent => ({
  kind: 'page',
  status: 200,
  head: '<title>Rendered</title>',
  body: '<h1>Rendered</h1>',
  state: '{}',
  files: [],
  isComplete: true,
  ...parts,
});

export interface RendererParts extends Partial<Omit<PageRenderer, 'render'>> {
  readonly render?: (request: RenderRequest) => Promise<RenderedPage>;
  /** Renders the page at the deadline. */
  readonly partial?: () => Promise<RenderedPage>;
}

/** Creates a renderer for tests. By default it renders every path, with the parameter `filter`. */
export const createTestRenderer = ({
  render = () => Promise.resolve(createRenderedPage()),
  partial = () => Promise.resolve(createRenderedPage({ isComplete: false, body: 'Skeleton' })),
  ...parts
}: RendererParts = {}): PageRenderer => ({
  route: () => ({ kind: 'rendered', query: ['filter'], routeName: 'test', isNotFound: false }),
  sitemap: () => Promise.resolve([]),
  ...parts,
  render: (request) => ({ finished: render(request), partial }),
});

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Before decompression. */
  readonly raw: Buffer;
  readonly text: string;
}

export interface TestRequest {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function decompressed(raw: Buffer, encoding: string | undefined): string {
  if (raw.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(raw).toString();
  return (encoding === 'gzip' ? gunzipSync(raw) : raw).toString();
}

const agent = new Agent({ keepAlive: true });

/** Sends the path without normalising it. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', host = 'www.a.test', headers }: TestRequest = {},
) {
  return new Promise<TestResponse>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const raw = Buffer.concat(chunks);
          const text = decompressed(raw, response.headers['content-encoding']);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, raw, text });
        });
      },
    );
    call.once('error', reject);
    call.end();
  });
}

type Changes = Readonly<Record<string, unknown>>;

export interface TestServer extends AsyncDisposable {
  readonly port: number;
  readonly ports: readonly number[];
  readonly build: FakeBuild;
  readonly log: readonly Readonly<Record<string, unknown>>[];
  get(path: string, options?: TestRequest): Promise<TestResponse>;
  advanceSeconds(seconds: number): void;
  warmUp(): Promise<void>;
  announceShutdown(): void;
  close(): Promise<void>;
}

let servers = 0;

/**
 * Starts the server over HTTP with a fake build.
 *
 * @param changes of the server's configuration
 * @param brandChanges of the brand's configuration
 * @param otherBrands additional brands by id, with changes of their configuration
 */
export async function startTestServer(
  renderer: PageRenderer | CreateRenderer,
  changes: Changes = {},
  brandChanges: Changes = {},
  otherBrands: Readonly<Record<string, Changes>> = {},
): Promise<TestServer> {
  const testId = String((servers += 1));
  renderers[testId] = typeof renderer === 'function' ? renderer : () => renderer;
  const build = createFakeBuild(BUNDLE);
  const base = testServerConfig(build.folder);
  const brand = base.brands['brand-a'];
  const config = parseServerConfig({
    ...base,
    // Other tests make the event loop lag.
    limits: { eventLoopDelayMs: 60_000 },
    deadlineMs: 10_000,
    brands: Object.fromEntries(
      Object.entries({ 'brand-a': brandChanges, ...otherBrands }).map(([id, changed]) => [
        id,
        {
          ...brand,
          ...changed,
          runtimeConfig: { ...brand.runtimeConfig, ...(changed['runtimeConfig'] as object), testId },
        },
      ]),
    ),
    ...changes,
  });
  const log: Record<string, unknown>[] = [];
  let now = 1000;
  const server = await createWebServer(config, {
    release: { version: '1.2.3', commit: 'abc' },
    now: () => now,
    log: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const ports = await server.listen();
  const [port = 0] = ports;
  const close = async (): Promise<void> => {
    await server.close();
    build.remove();
  };
  return {
    port,
    ports,
    build,
    log,
    get: (path, options) => sendRequest(port, path, options),
    advanceSeconds: (seconds) => {
      now += seconds * 1000;
    },
    warmUp: () => server.warmUp(),
    announceShutdown: () => server.announceShutdown(),
    close,
    [Symbol.asyncDispose]: close,
  };
}
