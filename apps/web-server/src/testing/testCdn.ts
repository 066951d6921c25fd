import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { sendRequest, type TestRequest, type TestResponse } from './testServer.ts';

const deployFolder = path.resolve(import.meta.dirname, '../../../../deploy');
const cdnFolder = path.join(deployFolder, 'cdn');

const POLL_INTERVAL_MS = 50;

/** Start timeout of 20 s. */
const START_ATTEMPTS = 400;

export interface TestCdn extends AsyncDisposable {
  get(path: string, options?: TestRequest): Promise<TestResponse>;
  /** Sends a request to the operator port; nginx has none. */
  operate(path: string, options: TestRequest): Promise<TestResponse>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Debian installs both in `/usr/sbin`, which can be missing in `PATH`. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

interface Program {
  readonly command: string;
  readonly args: readonly string[];
}

type Replacements = readonly (readonly [string, string])[];

/** Replaces texts. Throws if one is missing. */
function replaceTexts(name: string, original: string, replacements: Replacements): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} contains no ${from}`);
    return text.replace(from, to);
  }, original);
}

/** Reads a file in `deploy/cdn` and replaces texts. */
const adaptFile = (file: string, replacements: Replacements): string =>
  replaceTexts(file, readFileSync(path.join(cdnFolder, file), 'utf8'), replacements);

/** Reads the command of Varnish in `deploy/compose.yaml` and replaces texts. */
function adaptComposeCommand(replacements: Replacements): readonly string[] {
  const { services } = parse(readFileSync(path.join(deployFolder, 'compose.yaml'), 'utf8')) as {
    readonly services: { readonly cdn: { readonly command: readonly string[] } };
  };
  return replaceTexts('The command of cdn', services.cdn.command.join('\n'), replacements).split('\n');
}

function varnishProgram(
  folder: string,
  ports: readonly number[],
  port: number,
  operatorPort: number,
): Program {
  const [example = ''] = /^backend web1 \{.*?^\}$/ms.exec(adaptFile('backends.vcl', [])) ?? [];
  const backends = ports.map((backendPort, index) =>
    example
      .replace('web1', `web${index + 1}`)
      .replace('"web-server"', '"127.0.0.1"')
      .replace('"8080"', `"${backendPort}"`),
  );
  const added = ports.map((_, index) => `\tservers.add_backend(web${index + 1});`);
  writeFileSync(
    path.join(folder, 'backends.vcl'),
    adaptFile('backends.vcl', [
      [example, backends.join('\n')],
      ['\tservers.add_backend(web1);', added.join('\n')],
    ]),
  );
  const [command = '', ...args] = adaptComposeCommand([
    ['/etc/varnish/default.vcl', path.join(cdnFolder, 'varnish.vcl')],
    ['public=:80', `public=127.0.0.1:${port}`],
    ['operator=127.0.0.1:6083', `operator=127.0.0.1:${operatorPort}`],
    ['malloc,1g', 'malloc,64m'],
  ]);
  return { command, args: [...args, '-n', path.join(folder, 'work'), '-p', `vcl_path=${folder}`] };
}

function nginxProgram(folder: string, ports: readonly number[], port: number): Program {
  const [, server = ''] = /^ *(server web-server:8080.*;)$/m.exec(adaptFile('nginx.conf', [])) ?? [];
  const servers = ports.map((backendPort) => server.replace('web-server:8080', `127.0.0.1:${backendPort}`));
  writeFileSync(
    path.join(folder, 'site.conf'),
    adaptFile('nginx.conf', [
      [server, servers.join('\n')],
      ['/var/cache/nginx', folder],
      ['listen 80;', `listen 127.0.0.1:${port};`],
    ]),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = [
    'daemon off; master_process off; error_log stderr warn;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ];
  writeFileSync(path.join(folder, 'main.conf'), main.join('\n'));
  return { command: 'nginx', args: ['-p', folder, '-c', path.join(folder, 'main.conf')] };
}

/**
 * Starts Varnish or nginx with the configuration in `deploy/cdn` and local backends. Varnish starts with the command in
 * `deploy/compose.yaml`.
 *
 * @throws if the program is not installed (Debian's packages `varnish` and `nginx-light`) or does not start
 */
export async function startTestCdn(
  kind: 'varnish' | 'nginx',
  backendPorts: readonly number[],
): Promise<TestCdn> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-cdn-'));
  mkdirSync(path.join(folder, 'work'));
  // The VCL compiler runs as another user.
  chmodSync(folder, 0o755);
  const [port, operatorPort] = [await freePort(), await freePort()];
  const { command, args } =
    kind === 'varnish'
      ? varnishProgram(folder, backendPorts, port, operatorPort)
      : nginxProgram(folder, backendPorts, port);
  if (spawnSync('which', [command], { env }).status !== 0)
    throw new Error(`${command} is not installed (Debian: varnish, nginx-light)`);
  const program = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(program, 'exit');
  const get = (url: string, options?: TestRequest) => sendRequest(port, url, options);
  // Both respond to this path without a backend.
  for (let attempt = 1; (await get('/healthz').catch(() => undefined))?.status !== 404; attempt += 1) {
    if (program.exitCode !== null || attempt === START_ATTEMPTS) throw new Error(`${command}: ${output}`);
    await setTimeout(POLL_INTERVAL_MS);
  }
  return {
    get,
    operate: (url, options) => sendRequest(operatorPort, url, options),
    async [Symbol.asyncDispose]() {
      program.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
