import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { build } from 'vite';
import type { ReferencePage } from './convertToReference.browser.ts';

const LOOPBACK = '127.0.0.1';

const root = path.resolve(import.meta.dirname, '../../../..');

const routerFolder = path.join(root, 'node_modules/react-router/dist/production');

/** Path of the reference's script. */
export const REFERENCE_SCRIPT = '/reference.js';

/** Bundles the reference for production, with React Router's production build as the apps do. */
async function bundleReference(elements: string): Promise<string> {
  const folder = path.join(root, 'dist/bench/reference');
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import { createElement as h, Fragment } from 'react';
import { hydrateReference } from '${path.join(import.meta.dirname, 'referenceApp.tsx')}';
hydrateReference((onClick) => ${elements});
`,
  );
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    resolve: {
      alias: {
        'react-router/dom': path.join(routerFolder, 'dom-export.mjs'),
        'react-router': path.join(routerFolder, 'index.mjs'),
      },
    },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  const [script] = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (script === undefined) throw new Error('The reference has no script');
  return script;
}

/**
 * Serves a reference page and its script on a free port, and everything else from the served product.
 *
 * @param origin the product's origin; the reference has the same host
 */
export async function serveReference(
  origin: string,
  { html, elements }: ReferencePage,
): Promise<AsyncDisposable & { readonly origin: string }> {
  const script = await bundleReference(elements);
  const { host, hostname, port: productPort } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { url = '/', headers } = incoming;
    const upstream = request(
      // An uncompressed page, since the page itself is replaced.
      { host: LOOPBACK, port: productPort, path: url, headers: { ...headers, host } },
      (response) => {
        if (url === REFERENCE_SCRIPT) {
          response.resume();
          outgoing.writeHead(200, {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'public, max-age=31536000, immutable',
          });
          outgoing.end(script);
          return;
        }
        if (response.headers['content-type']?.startsWith('text/html') === true) {
          response.resume();
          const {
            'content-encoding': _,
            'content-length': __,
            'transfer-encoding': ___,
            ...kept
          } = response.headers;
          outgoing.writeHead(200, kept);
          outgoing.end(html);
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    upstream.once('error', () => outgoing.destroy());
    upstream.end();
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    origin: `http://${hostname}:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
