import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig, UserConfigFnObject } from 'vite';
import { editorialPlugin } from './libs/editorial/compiler/editorialPlugin.ts';
import { browserTargets } from './libs/editorial/compiler/supportedBrowsers.ts';
import { addressesFor } from './tools/run/src/addresses.ts';
import { developmentConfig } from './tools/run/src/build/developmentConfig.ts';
import { lazySources } from './tools/run/src/build/lazySources.ts';
import { precompress } from './tools/run/src/build/precompress.ts';
import { privateSourceMaps } from './tools/run/src/build/privateSourceMaps.ts';
import { refuseChunkCycles } from './tools/run/src/build/refuseChunkCycles.ts';
import { thirdPartyLicences } from './tools/run/src/build/thirdPartyLicences.ts';
import { fontPreloads } from './tools/run/src/html/fontPreloads.ts';
import { inlineBootstrap } from './tools/run/src/html/inlineBootstrap.ts';
import { webManifest } from './tools/run/src/html/webManifest.ts';

/**
 * Build configuration of a brand's app, the same for all brands.
 *
 * `vite build` writes what browsers load to `dist/client`; `vite build --ssr src/server.ts` writes the server bundle to `dist/server`.
 *
 * @param brandId  the app's folder name
 * @param root  the app's folder
 */
export function brandApp(brandId: string, root: string): UserConfigFnObject {
  return ({ isSsrBuild }) => (isSsrBuild === true ? serverBuild(brandId, root) : clientBuild(brandId, root));
}

/** React Router's production build. Its package exports name only the build with development warnings. */
const routerFolder = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
const productionRouter = {
  'react-router/dom': path.join(routerFolder, 'dom-export.mjs'),
  'react-router': path.join(routerFolder, 'index.mjs'),
};

/** Libraries below the features. */
const FOUNDATION = new Set(['analytics', 'api-client', 'auth', 'config', 'routes', 'time', 'ui']);

/** Name of a module's library or package, which names its shared chunk. */
function libraryOf(id: string): string {
  const [folder = '', name = ''] = path.relative(import.meta.dirname, id).split(path.sep);
  return ['libs', 'node_modules'].includes(folder) ? name.replace('@', '') : 'shared';
}

/** One file with all dependencies: the server needs no `node_modules`. */
function serverBuild(brandId: string, root: string): UserConfig {
  return defineConfig({
    root,
    plugins: [
      react(),
      editorialPlugin({ brands: [brandId] }),
      lazySources(import.meta.dirname),
      thirdPartyLicences(root),
    ],
    resolve: { alias: productionRouter },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      target: 'node22',
      outDir: 'dist/server',
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: true,
      // The maps are for stacks, which need no source text.
      rolldownOptions: { output: { sourcemapExcludeSources: true } },
    },
  });
}

function clientBuild(brandId: string, root: string): UserConfig {
  const origin = addressesFor(process.env['TV_LOCAL']).brands[brandId];
  return defineConfig({
    root,
    plugins: [
      react(),
      developmentConfig(brandId),
      editorialPlugin({ brands: [brandId] }),
      inlineBootstrap(root),
      fontPreloads(),
      webManifest(root),
      thirdPartyLicences(root),
      refuseChunkCycles(),
      precompress(),
      privateSourceMaps(root),
    ],
    resolve: { alias: productionRouter },
    build: {
      target: [...browserTargets],
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      // No script names its map, so browsers do not request maps that are not served.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The default name of a shared chunk lists all its users.
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 3 },
              // What most pages need beyond it, in one file.
              {
                name: 'foundation',
                test: (id) => FOUNDATION.has(libraryOf(id)),
                minShareCount: 8,
                priority: 2,
              },
              // Lazy parts that load at the same time, in one file with all that they import: each file costs time on a phone.
              {
                name: 'startup',
                test: /\/(afterHydration|observeLane|cookieTest)\.browser\.ts$/,
                priority: 1,
              },
              { name: 'customer', test: /\/customerParts\.ts$/, priority: 1 },
              { name: 'listButtons', test: /\/listButtons\.ts$/, priority: 1 },
              // Only virtualized lists need it; merged with other code, playback would load it too.
              { name: 'virtual', test: (id) => id.includes('/@tanstack/'), minShareCount: 2, priority: 1 },
              // Other code of several lazy parts, by library and by the parts that need it. Groups below the threshold (bytes) are merged.
              { name: libraryOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
            ],
          },
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
