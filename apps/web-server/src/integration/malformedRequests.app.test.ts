import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { RenderRequest } from '@tv/app-shell/pageRenderer';
import {
  sendRequest,
  createRenderedPage,
  createTestRenderer,
  startTestServer,
} from '../testing/testServer.ts';

/** Sends bytes and returns the response when the server closes the connection. */
async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

describe('hosts', () => {
  it.each(['www.a.test', 'WWW.A.TEST', 'a.test:4200', 'www.a.test.'])(
    'the host %s selects the brand',
    async (host) => {
      await using server = await startTestServer(createTestRenderer());
      expect((await server.get('/', { host })).status).toBe(200);
    },
  );

  it.each(['b.test', 'www.a.test.evil.test', '127.0.0.1', 'a.test@evil.test', '__proto__'])(
    'the host %s selects no brand',
    async (host) => {
      await using server = await startTestServer(createTestRenderer());
      const { status, headers } = await server.get('/', { host });
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 421,
        type: 'text/plain; charset=utf-8',
      });
    },
  );

  it('a request with two host lines is rejected', async () => {
    await using server = await startTestServer(createTestRenderer());
    const lines = 'GET / HTTP/1.1\r\nHost: www.a.test\r\nHost: www.b.test\r\nConnection: close\r\n\r\n';
    expect(await sendBytes(server.port, lines)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('every port serves every brand', async () => {
    await using server = await startTestServer(createTestRenderer(), {
      listen: { host: '127.0.0.1', ports: [0, 0] },
    });
    const answers = await Promise.all(server.ports.map((port) => sendRequest(port, '/')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(server.ports).size).toBe(2);
  });
});

describe('paths', () => {
  it.each([
    ['/../../etc/passwd', 400],
    ['/assets/../../server/server.js', 400],
    ['/assets/..%2f..%2fserver/server.js', 400],
    ['/%2e%2e/%2e%2e/etc/passwd', 400],
    ['/..\\..\\windows', 400],
    ['/film/%00', 400],
    ['/film/%0d%0aset-cookie:x', 400],
    ['/film/%', 400],
    ['/film/%ff', 400],
    ['/film/%E0%A4%A', 400],
    [`/${'a'.repeat(10_000)}`, 414],
    [`/?q=${'a'.repeat(10_000)}`, 414],
    [`/${'%41'.repeat(600)}`, 200],
    ['//evil.test/', 200],
    ['/?%', 200],
    ['/?filter=%ff%00', 200],
    ['/constructor', 200],
  ])('the path %s has status %i', async (path, expected) => {
    const requests: RenderRequest[] = [];
    const renderer = createTestRenderer({
      render(request) {
        requests.push(request);
        return Promise.resolve(createRenderedPage());
      },
    });
    await using server = await startTestServer(renderer);
    const { status, text, headers } = await server.get(path);
    expect(status).toBe(expected);
    expect(text).not.toMatch(/node_modules|at \w+ \(/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(requests).toHaveLength(expected === 200 ? 1 : 0);
    // The server still responds.
    expect((await server.get('/healthz')).status).toBe(200);
  });

  it.each(['GET http://www.a.test/ HTTP/1.1', 'GET * HTTP/1.1'])(
    '%s is rejected as a proxy request',
    async (line) => {
      await using server = await startTestServer(createTestRenderer());
      expect(
        await sendBytes(server.port, `${line}\r\nHost: www.a.test\r\nConnection: close\r\n\r\n`),
      ).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('accepts cookies as large as those of identity providers', async () => {
    await using server = await startTestServer(createTestRenderer());
    const headers = { cookie: `session=${'x'.repeat(20_000)}` };
    expect((await server.get('/', { headers })).status).toBe(200);
  });

  it('rejects bytes that are no HTTP request, without logging them', async () => {
    await using server = await startTestServer(createTestRenderer(), { log: 'debug' });
    expect(await sendBytes(server.port, 'NONSENSE secret\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    const long = `GET / HTTP/1.1\r\nHost: www.a.test\r\nCookie: ${'secret'.repeat(8000)}\r\n\r\n`;
    expect(await sendBytes(server.port, long)).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.stringify(server.log)).not.toContain('secret');
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    'the method %s is not allowed',
    async (method) => {
      await using server = await startTestServer(createTestRenderer());
      for (const path of ['/', '/assets/index-1.js', '/healthz', '/%']) {
        expect((await server.get(path, { method })).status).toBe(path === '/%' ? 400 : 405);
      }
    },
  );
});

describe('data of the API in a page', () => {
  it('API data cannot end the script element of the dehydrated state, or a line of it', async () => {
    const state = JSON.stringify({ title: '</script><script>steal()</script><!--\u2028\u2029$&$1' });
    const renderer = createTestRenderer({
      render: () => Promise.resolve(createRenderedPage({ state, body: '$& $1 $`' })),
    });
    await using server = await startTestServer(renderer);
    const { text } = await server.get('/');
    const [, carried = ''] = /id="page-state">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(carried)).toEqual(JSON.parse(state));
    expect(text).not.toContain('<script>steal');
    expect(text).not.toMatch(/[\u2028\u2029]/);
    expect(text).toContain('<div id="root">$& $1 $`</div>');
  });

  it('a NUL character does not reach the page', async () => {
    const page = createRenderedPage({ head: '<meta name="a" content="b\0">', body: '<h1>Is\0front</h1>' });
    await using server = await startTestServer(createTestRenderer({ render: () => Promise.resolve(page) }));
    const { text } = await server.get('/');
    expect(text).toContain('<h1>Isfront</h1>');
    expect(text).not.toContain('\0');
  });
});

describe('the log', () => {
  it('each request logs one line with its id and no personal data', async () => {
    await using server = await startTestServer(createTestRenderer());
    const headers = {
      'x-request-id': 'from-the-balancer-1',
      'user-agent': 'secret-browser',
      'x-forwarded-for': '203.0.113.7',
      referer: 'https://secret.test/',
      cookie: 'session=secret',
    };
    const answered = await server.get('/film/isfront?q=secret', { headers });
    expect(answered.headers['x-request-id']).toBe('from-the-balancer-1');
    await server.get('/', { headers: { 'x-request-id': 'not an id\tbut "words"' } });
    const lines = server.log.filter(({ status }) => status !== undefined);
    expect(lines[0]).toMatchObject({
      reqId: 'from-the-balancer-1',
      brand: 'brand-a',
      method: 'GET',
      path: '/film/isfront',
      route: 'test',
      status: 200,
      page: 'made',
    });
    expect(lines[1]?.['reqId']).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(server.log)).not.toMatch(/secret|203\.0\.113|"127\.0\.0\.1"|remote/);
  });
});
