import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import { addressesFor } from './tools/run/src/addresses.ts';
import { localConfig } from './tools/run/src/localConfig.ts';
import { earlyRequests } from './tools/run/src/page/earlyRequests.ts';
import { fontPreloads } from './tools/run/src/page/fontPreloads.ts';
import { withPageConfig } from './tools/run/src/page/pageConfig.ts';
import { productVersion } from './tools/run/src/version.ts';

/** Fills the configuration in while developing. A build keeps the placeholder: one build serves every environment. */
function developmentConfig(brandId: string): Plugin {
  return {
    name: 'development-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const config = localConfig(brandId, addressesFor(process.env['TV_LOCAL']), productVersion());
      return withPageConfig(html, config);
    },
  };
}

/**
 * Writes `.br` and `.gz` beside every text file of a build, so that no server compresses while viewers wait. It
 * reads what was written: until then other plugins still change the scripts.
 */
function precompressed(): Plugin {
  const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((file) => compressible.test(file) && !file.startsWith('.'));
      for (const file of files) {
        const source = await readFile(path.join(dir, file));
        const brotli = await promisify(brotliCompress)(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
        });
        await writeFile(path.join(dir, `${file}.br`), brotli);
        await writeFile(path.join(dir, `${file}.gz`), await promisify(gzip)(source));
      }
    },
  };
}

/** Makes scripts small with swc: its output is one and a half percent smaller, compressed, than that of the bundler. */
function swcMinifier(): Plugin {
  return {
    name: 'swc-minifier',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler: (code) =>
        minify(code, {
          module: true,
          sourceMap: true,
          compress: { ecma: 2022, passes: 0, keep_fargs: false },
          mangle: true,
        }),
    },
  };
}

/**
 * React Router as it should be in production: its build without development warnings, which its exports do not
 * name, and marked so that the components of it that we do not use are left out.
 */
function productionRouter(): Plugin {
  const folder = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: path.join(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(folder, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(
            /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
            '$1/* @__PURE__ */ ',
          )
          // Prefetching by a link is for the framework around it; here it can never happen.
          .replace(/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'),
        // Every line stays where it is, which is as much as this source map needs.
        map: null,
      }),
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
    plugins: [
      react(),
      productionRouter(),
      developmentConfig(brandId),
      earlyRequests(root),
      fontPreloads(),
      swcMinifier(),
      precompressed(),
    ],
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: true,
      assetsInlineLimit: 0,
      // Every browser that can run the build knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // What is left of making small when swc has done it: the blanks that writing the chunk puts in.
          minify: { compress: false, mangle: false, codegen: true },
          // One file of all that the entry imports statically: it compresses better than its parts do, which
          // the bundler would keep apart because lazy parts share them.
          codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        },
      },
    },
    server: {
      ...(origin === undefined ? {} : { port: Number(new URL(origin).port) }),
      strictPort: true,
      host: '127.0.0.1',
      allowedHosts: ['.localhost'],
    },
  });
}
