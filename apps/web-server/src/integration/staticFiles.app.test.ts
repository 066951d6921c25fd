import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SCRIPT } from '../testing/fakeBuild.ts';
import { createTestRenderer, startTestServer } from '../testing/testServer.ts';

describe('files of a build', () => {
  it('assets are cached for a year, served precompressed, and support range requests', async () => {
    await using server = await startTestServer(createTestRenderer());
    const brotli = await server.get('/assets/index-1.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(brotli.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(String(brotli.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.raw).toString()).toBe(SCRIPT);

    const plain = await server.get('/assets/index-1.js');
    expect(plain.text).toBe(SCRIPT);
    const head = await server.get('/assets/index-1.js', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
    const part = await server.get('/assets/index-1.js', { headers: { range: 'bytes=0-6' } });
    expect(part).toMatchObject({ status: 206, text: 'console' });
    const beyond = await server.get('/assets/index-1.js', { headers: { range: 'bytes=99999-' } });
    expect(beyond.status).toBe(416);
    const unchanged = await server.get('/assets/index-1.js', {
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(unchanged).toMatchObject({ status: 304, text: '' });
  });

  it('etags of files come from their content, so that processes agree on them', async () => {
    await using first = await startTestServer(createTestRenderer());
    await using second = await startTestServer(createTestRenderer());
    const tagOf = async (server: typeof first, path: string) => (await server.get(path)).headers.etag;
    const etag = await tagOf(first, '/cookie-test.html');
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tagOf(second, '/cookie-test.html')).toBe(etag);
    expect(await tagOf(first, '/assets/index-1.js')).not.toBe(etag);
    const { headers } = await first.get('/cookie-test.html');
    expect(headers['last-modified']).toBeUndefined();
  });

  it('other sites may show icons and pictures, but not run the scripts', async () => {
    await using server = await startTestServer(createTestRenderer());
    const policyOf = async (path: string) => (await server.get(path)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/cookie-test.html')).toBe('cross-origin');
    expect(await policyOf('/assets/index-1.js')).toBe('same-origin');
    expect(await policyOf('/')).toBe('same-origin');
  });

  it('an asset of another release is a 404 and never a page; pages keep the assets of their build', async () => {
    await using server = await startTestServer(createTestRenderer());
    for (const missing of ['/assets/index-0.js', '/assets/']) {
      const { status, headers, text } = await server.get(missing);
      expect({ status, text }).toEqual({ status: 404, text: 'Not found\n' });
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
    // A new release overwrites the files; this process keeps what it has read.
    server.build.write('client/index.html', 'Another page');
    server.build.write('client/assets/index-2.js', '2');
    expect((await server.get('/')).text).toContain('/assets/index-1.js');
    expect((await server.get('/assets/index-2.js')).status).toBe(404);
  });

  it('with a shared folder, a page of another release gets its assets; nothing else in it is served', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tv-assets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await using server = await startTestServer(createTestRenderer(), { assetsFolder: folder });
    writeFileSync(path.join(folder, 'index~ui-0.js'), SCRIPT);
    writeFileSync(path.join(folder, 'index~ui-0.js.br'), brotliCompressSync(SCRIPT));
    const old = await server.get('/assets/index~ui-0.js', { headers: { 'accept-encoding': 'br' } });
    expect(old).toMatchObject({
      status: 200,
      text: SCRIPT,
      headers: {
        'content-type': 'application/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      },
    });
    const headers = { 'if-none-match': String(old.headers.etag) };
    expect((await server.get('/assets/index~ui-0.js', { headers })).status).toBe(304);
    writeFileSync(path.join(folder, 'index~ui-0.js.map'), '{}');
    writeFileSync(path.join(folder, '.publish-1'), 'half');
    mkdirSync(path.join(folder, 'folder'));
    for (const name of [
      'index~ui-0.js.map',
      'index~ui-0.js.br',
      '.publish-1',
      'folder',
      'none.js',
      'folder/../index~ui-0.js',
    ])
      expect((await server.get(`/assets/${name}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('a source map in a build is not served', async () => {
    await using server = await startTestServer(createTestRenderer());
    expect(await server.get('/assets/index-1.js.map')).toMatchObject({ status: 404, text: 'Not found\n' });
  });

  it('hidden files and precompressed variants are not served, and /index.html is a page', async () => {
    await using server = await startTestServer(createTestRenderer());
    for (const path of ['/.vite/manifest.json', '/.git/config', '/assets/.env']) {
      expect(await server.get(path)).toMatchObject({ status: 404, text: 'Not found\n' });
    }
    expect((await server.get('/assets/index-1.js.br')).status).toBe(404);
    expect((await server.get('/index.html')).text).toContain('<h1>Rendered</h1>');
  });

  it('the cookie test can be framed by the other brand', async () => {
    await using server = await startTestServer(createTestRenderer());
    const { headers, text } = await server.get('/cookie-test.html');
    expect(text).toContain('Cookie-test');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors [^;]*https:\/\/www\.other\.example\.test/,
    );
  });
});

describe('search engines', () => {
  it('robots.txt names the sitemap, which lists all paths and is loaded once an hour', async () => {
    let loads = 0;
    const sitemap = () => {
      loads += 1;
      return Promise.resolve(['/', '/film/is&front', '/']);
    };
    await using server = await startTestServer(createTestRenderer({ sitemap }));
    expect((await server.get('/robots.txt')).text).toContain('Sitemap: https://www.a.test/sitemap.xml');
    const { headers, text } = await server.get('/sitemap.xml', { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(text.match(/<loc>/g)).toHaveLength(2);
    expect(text).toContain('<loc>https://www.a.test/film/is&amp;front</loc>');
    server.advanceSeconds(59 * 60);
    await server.get('/sitemap.xml');
    expect(loads).toBe(1);
    server.advanceSeconds(2 * 60);
    await server.get('/sitemap.xml');
    expect(loads).toBe(2);
    expect((await server.get('/sitemap-1.xml')).status).toBe(404);
  });

  it('noindex excludes search engines in robots.txt, the sitemap and the response headers', async () => {
    await using server = await startTestServer(createTestRenderer(), {}, { robots: 'noindex' });
    expect((await server.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await server.get('/sitemap.xml')).status).toBe(404);
    expect((await server.get('/')).headers['x-robots-tag']).toBe('noindex');
  });

  it('the last sitemap is served while the services fail, or a 503 when there is none', async () => {
    let isDown = true;
    const sitemap = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(['/tema/sommer']));
    await using server = await startTestServer(createTestRenderer({ sitemap }));
    expect(await server.get('/sitemap.xml')).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    isDown = false;
    // A cooldown protects failing services from crawlers.
    expect((await server.get('/sitemap.xml')).status).toBe(503);
    server.advanceSeconds(11);
    expect((await server.get('/sitemap.xml')).text).toContain('/tema/sommer');
    isDown = true;
    server.advanceSeconds(2 * 60 * 60);
    expect((await server.get('/sitemap.xml')).text).toContain('/tema/sommer');
  });
});
