import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import { addressesFor } from './tools/run/src/addresses.ts';
import { localConfig } from './tools/run/src/localConfig.ts';
import { productVersion } from './tools/run/src/version.ts';

/** Where the page carries its configuration; the server that hands out the page fills it in. */
const CONFIG_PLACEHOLDER = '"__RUNTIME_CONFIG__"';

/** Fills the configuration in while developing. A build keeps the placeholder: one build serves every environment. */
function developmentConfig(brandId: string): Plugin {
  return {
    name: 'development-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const config = localConfig(brandId, addressesFor(process.env['TV_LOCAL']), productVersion());
      return html.replace(CONFIG_PLACEHOLDER, JSON.stringify(config).replaceAll('<', '\\u003c'));
    },
  };
}

/** Writes `.br` and `.gz` beside every text file of a build, so that no server compresses while viewers wait. */
function precompressed(): Plugin {
  const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;
  return {
    name: 'precompressed',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        if (!compressible.test(fileName) || fileName.endsWith('.html')) continue;
        const source = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        const brotli = await promisify(brotliCompress)(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        });
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: await promisify(gzip)(source) });
      }
    },
  };
}

/**
 * The build of a brand's app. All brands are built alike; what differs is in the brand's folder.
 *
 * @param brandId  the app's folder name
 * @param root  the app's folder
 */
export function brandApp(brandId: string, root: string): UserConfig {
  const addresses = addressesFor(process.env['TV_LOCAL']);
  const origin = addresses.brands[brandId];
  return defineConfig({
    root,
    plugins: [react(), developmentConfig(brandId), precompressed()],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: true,
      assetsInlineLimit: 0,
    },
    server: {
      ...(origin === undefined ? {} : { port: Number(new URL(origin).port) }),
      strictPort: true,
      host: '127.0.0.1',
      allowedHosts: ['.localhost'],
    },
  });
}
