import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Addresses } from './addresses.ts';
import { localConfig } from './localConfig.ts';
import { inlineScriptSources } from './page/inlineScripts.ts';
import { withPageConfig } from './page/pageConfig.ts';
import { securityHeaders } from './securityHeaders.ts';
import { inWorkspace } from './workspace.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

type Encoding = 'br' | 'gzip' | 'identity';

/** The page in every encoding; it is the same for everybody, so it is compressed once. */
function encodedPage(page: string): Readonly<Record<Encoding, Buffer>> {
  return { br: brotliCompressSync(page), gzip: gzipSync(page), identity: Buffer.from(page) };
}

/** The best of the encodings that this client takes. */
function pageEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** The best precompressed sibling of a file that this client takes. */
function encodingFor(request: IncomingMessage, file: string): { file: string; encoding?: string } {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br') && existsSync(`${file}.br`)) return { file: `${file}.br`, encoding: 'br' };
  if (accepted.includes('gzip') && existsSync(`${file}.gz`)) return { file: `${file}.gz`, encoding: 'gzip' };
  return { file };
}

/** The file of the build that a path names, if there is one; never outside the build. */
function fileOf(build: string, pathname: string): string | undefined {
  const file = path.join(build, path.normalize(decodeURIComponent(pathname)));
  if (!file.startsWith(build + path.sep) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  return file;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, pathname: string): void {
  const chosen = encodingFor(request, file);
  response.writeHead(200, {
    'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(chosen.file).size,
    'cache-control': pathname.startsWith('/assets/') ? ONE_YEAR : 'no-cache',
    vary: 'accept-encoding',
    ...(chosen.encoding === undefined ? {} : { 'content-encoding': chosen.encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(chosen.file).pipe(response);
}

/**
 * Serves a brand's production build as production would: the page for every path of the product, filled with
 * this environment's configuration and never cached; assets for a year; a missing asset is a 404 and never
 * the page, so that a chunk of an old release cannot arrive as HTML.
 *
 * @param version  the build's version, part of the configuration
 * @throws when the build is missing
 */
export function createBrandServer(brandId: string, addresses: Addresses, version: string): Server {
  const build = inWorkspace('apps', brandId, 'dist');
  const pageFile = path.join(build, 'index.html');
  if (!existsSync(pageFile)) throw new Error(`There is no build of ${brandId}: run "npm run build" first`);
  const config = localConfig(brandId, addresses, version);
  const page = withPageConfig(readFileSync(pageFile, 'utf8'), config);
  const encoded = encodedPage(page);
  const headers = Object.entries(securityHeaders(brandId, addresses, inlineScriptSources(page)));

  return createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    let pathname: string;
    try {
      pathname = new URL(request.url ?? '/', 'http://brand').pathname;
      const file = pathname === '/index.html' ? undefined : fileOf(build, pathname);
      if (file !== undefined) {
        sendFile(request, response, file, pathname);
        return;
      }
    } catch {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
      return;
    }
    if (pathname.startsWith('/assets/')) {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
      return;
    }
    const encoding = pageEncoding(request);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      // The first requests go there; the lines are opened while the page is read.
      link: `<${addresses.api}>; rel=preconnect; crossorigin, <${addresses.media}>; rel=preconnect`,
    });
    response.end(request.method === 'HEAD' ? undefined : encoded[encoding]);
  });
}
