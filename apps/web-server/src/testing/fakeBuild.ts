import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const INLINE_SCRIPT = `document.documentElement.dataset.early = '';`;

const INDEX_HTML = `<!doctype html>
<html lang="nb">
  <head>
    <meta charset="utf-8" />
    <title>Brand</title>
    <script type="application/json" id="runtime-config">
      "__RUNTIME_CONFIG__"
    </script>
    <script>${INLINE_SCRIPT}</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

export const SCRIPT = `console.log('${'the app '.repeat(50)}');\n`;

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], isEntry: true },
  '../../libs/cover/Cover.tsx': {
    file: 'assets/Cover-1.js',
    css: ['assets/Cover-1.css'],
    imports: ['_card-1.js'],
  },
  '_card-1.js': { file: 'assets/card-1.js', imports: ['index.html'] },
};

/** A build folder as Vite writes it, with a fake server bundle. */
export interface FakeBuild {
  readonly folder: string;
  write(file: string, content: string | Buffer): void;
  remove(): void;
}

/** @param bundle source of `server/server.js` */
export function createFakeBuild(bundle: string): FakeBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-build-'));
  const write = (file: string, content: string | Buffer): void => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  write('client/index.html', INDEX_HTML);
  write('client/.vite/manifest.json', JSON.stringify(MANIFEST));
  write('client/assets/index-1.js', SCRIPT);
  write('client/assets/index-1.js.br', brotliCompressSync(SCRIPT));
  write('client/assets/index-1.js.gz', gzipSync(SCRIPT));
  write('client/assets/index-1.js.map', '{"sources":["app.ts"]}');
  write('client/cookie-test.html', '<!doctype html><title>Cookie-test</title>');
  write('client/robots.txt', 'The static one');
  write('server/package.json', '{ "type": "module" }');
  write('server/server.js', bundle);
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
