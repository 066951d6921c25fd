import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig, UserConfigFnObject } from 'vite';
import { writtenPagesPlugin } from './libs/words/compiler/writtenPagesPlugin.ts';
import { addressesFor } from './tools/run/src/addresses.ts';
import { localConfig } from './tools/run/src/localConfig.ts';
import { fontPreloads } from './tools/run/src/page/fontPreloads.ts';
import { withPageConfig } from './tools/run/src/page/pageConfig.ts';
import { pageGuard } from './tools/run/src/page/pageGuard.ts';
import { webManifest } from './tools/run/src/page/webManifest.ts';
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

/**
 * Moves the source maps of a build from the folder that is served to `dist/maps`, from where an operator gives them to
 * the error reporter. Their paths below it are those of the scripts.
 */
function privateSourceMaps(root: string): Plugin {
  const folder = path.join(root, 'dist/maps');
  return {
    name: 'private-source-maps',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      await rm(folder, { recursive: true, force: true });
      for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map'))) {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(dir, file), target);
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
          // Of the other ways of writing the same, these are the ones that are smaller when compressed.
          compress: { ecma: 2022, passes: 0, keep_fargs: false, join_vars: false },
          mangle: true,
        }),
    },
  };
}

/**
 * React Router as it should be in production: its build without development warnings, which its exports do not name. And without
 * the components that nothing uses: what holds them is that each is given a name for developers.
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
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        // In place, so that every line stays where it was.
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}

/**
 * Class names of the style modules: the name in the source, and three characters of the file's path. Shorter than what
 * the bundler would make up, in every page and in the script; the same on a server and in a browser.
 */
function classNames(): NonNullable<UserConfig['css']> {
  const places = new Map<string, string>();
  return {
    modules: {
      generateScopedName(name, file) {
        const place = path.relative(import.meta.dirname, file);
        const scoped = `${name}-${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`;
        const other = places.get(scoped) ?? place;
        if (other !== place)
          throw new Error(`${place} and ${other} have the class ${name} in common: rename one`);
        places.set(scoped, place);
        return scoped;
      },
    },
  };
}

/**
 * The builds of a brand's app. All brands are built alike; what differs is in the brand's folder.
 *
 * `vite build` makes what browsers load, in `dist/client`; `vite build --ssr src/server.ts` makes what a server draws the same pages
 * with, in `dist/server`.
 *
 * @param brandId  the app's folder name
 * @param root  the app's folder
 */
export function brandApp(brandId: string, root: string): UserConfigFnObject {
  return ({ isSsrBuild }) => (isSsrBuild === true ? serverBuild(brandId, root) : clientBuild(brandId, root));
}

/** Everything that drawing needs in one file: a server needs no package of ours beside it. */
function serverBuild(brandId: string, root: string): UserConfig {
  return defineConfig({
    root,
    plugins: [react(), productionRouter(), writtenPagesPlugin({ brands: [brandId] })],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    css: classNames(),
    build: {
      target: 'node24',
      outDir: 'dist/server',
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: true,
    },
  });
}

/**
 * Fails a build in which a page that plays nothing would bring the player, since the player's file has taken something that both
 * import: what they share belongs into a group of its own. And one in which a part of the player that comes late has a style sheet
 * of its own (`lateScript`): that belongs to the player's.
 */
function playerAlone(): Plugin {
  const plays = /libs\/player\/src\/|libs\/app-shell\/src\/(?:watch|developer)\//;
  return {
    name: 'player-alone',
    apply: 'build',
    generateBundle(_options, bundle) {
      const wayToPlayer = (fileName: string, seen = new Set<string>()): readonly string[] | undefined => {
        const chunk = bundle[fileName];
        if (seen.has(fileName) || chunk?.type !== 'chunk') return undefined;
        seen.add(fileName);
        if (chunk.name === PLAYER_GROUP) return [];
        for (const imported of chunk.imports) {
          const further = wayToPlayer(imported, seen);
          if (further) return [chunk.moduleIds.join(', '), ...further];
        }
        return undefined;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.facadeModuleId === null) continue;
        const source = chunk.facadeModuleId;
        if (source.endsWith('/laterParts.tsx') && chunk.viteMetadata?.importedCss.size !== 0)
          this.error(`${source} has styles of its own`);
        const way = plays.test(source) ? undefined : wayToPlayer(chunk.fileName);
        if (way) this.error(`${source} would bring the player, by way of ${way.join(' and ')}`);
      }
    },
  };
}

/** The name of the player's file, before it is hashed. */
const PLAYER_GROUP = 'player';

/** Whether a file of a build is the style sheet of a lazy part. */
const isStyleOfPart = (names: readonly string[]): boolean =>
  names.some((name) => name.endsWith('.css') && !name.startsWith('index'));

function clientBuild(brandId: string, root: string): UserConfig {
  const addresses = addressesFor(process.env['TV_LOCAL']);
  const origin = addresses.brands[brandId];
  return defineConfig({
    root,
    plugins: [
      react(),
      productionRouter(),
      developmentConfig(brandId),
      writtenPagesPlugin({ brands: [brandId] }),
      pageGuard(root),
      fontPreloads(),
      webManifest(root),
      playerAlone(),
      swcMinifier(),
      precompressed(),
      privateSourceMaps(root),
    ],
    css: classNames(),
    build: {
      target: 'es2022',
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      // No script names its map: a browser is not to ask for what is not served.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      // Every browser that can run the build knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The script names what it may load later, some seventy files: a short hash of 42 bits, and no name but that of
          // the library by which one sees on the network when the player comes. The manifest says what each is.
          chunkFileNames: ({ name }) => `assets/${name.startsWith('shaka') ? '[name]-' : ''}[hash:7].js`,
          assetFileNames: ({ names }) => `assets/${isStyleOfPart(names) ? '' : '[name]-'}[hash:7][extname]`,
          // What is left of making small when swc has done it: what one finds that the other does not, and blanks.
          minify: { compress: true, mangle: false, codegen: true },
          // One file of all that the entry imports statically: it compresses better than its parts do, which
          // the bundler would keep apart because lazy parts share them.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 1 },
              // What only lazy pages share: few files, since small ones compress badly, but by who needs it, so that a player or a
              // cast brings nothing of what is asked while looking around or of an account. A group takes what it imports along.
              {
                name: 'drawing',
                test: /libs\/time\/src|libs\/routes\/src\/(?:accessLink|coverPageRef|notificationPaths|query|watchLink)|laterIcons|libs\/ui\/src\/(?:message|layout)|libs\/rendering\/src\/useNotFound/,
              },
              { name: 'customerLinks', test: /libs\/routes\/src\/customerLinks/ },
              {
                name: 'watching',
                test: /libs\/api-client\/src\/(?:guide\/(?:schema|endpoints)|playback|progress|series|title)/,
              },
              {
                name: 'looking',
                test: /libs\/api-client\/src\/(?:coverPage|guide|myList|search)|libs\/routes\/src/,
              },
              { name: 'account', test: /libs\/api-client\/src/ },
              // Of parental control what cards, the player and the settings share.
              { name: 'parental', test: /libs\/auth\/src\/parental\/.*\.ts$/ },
              // Of a customer's pages what nearly all of them draw, and what tells which package is which.
              {
                name: 'customer',
                test: /libs\/subscription\/src\/(?:frame|price|phone|subscriptionState\/subscriptionState\.|package\/(?:packagesByPrice|channelOrder)|payment\/(?:useUserId|tabStorage|WaitingView)|choice\/(?:choice|combination|useFrontLane)\.)/,
              },
              {
                name: 'packages',
                test: /libs\/subscription\/src\/(?:package\/(?:packageKey|usePackageOf)|choice\/(?:productWords|useProductKeys|ServiceRow|ChannelWall|chosenAddress))/,
              },
              // Of the player what pages have that play nothing: the settings of a device.
              {
                name: 'device',
                test: /libs\/player\/src\/(?:preference\/(?:autoplay|captionStyle|playerPreference)|mini\/miniSetting|controls\/(?:caption(?:Attributes|s\.css)|useCaptionStyle))/,
              },
              { name: 'line', test: /libs\/realtime\/src\/(?:event\/(?:emitEvent|eventReceived)|streaming)/ },
              // What playing and casting share: the state of a cast, which is known on every page, and what both are worked with.
              {
                name: 'casting',
                test: /libs\/cast\/src\/(?:session|sender\/castState)|libs\/rendering\/src\/keyedStore/,
              },
              {
                name: 'working',
                test: /libs\/cast\/src\/(?:button\/useCast\.|controller\/castErrorText)|libs\/rendering\/src\/useKey|libs\/ui\/src\/(?:menu\/LateMenu|slider)/,
              },
              { name: 'place', test: /libs\/player\/src\/viewing\/placeNoteKey/ },
              { name: 'online', test: /libs\/ui\/src\/online/ },
              // All that the first press on play brings and nobody else has, in one file; and the styles of what comes after its picture.
              {
                name: PLAYER_GROUP,
                test: /libs\/player\/src\/(?:(?:watch\/WatchPage|mini\/PlayerStage|controls\/PlayerFrame)\.tsx|(?:goingOn\/(?:GoingOn|NextEpisode|StandstillPanel)|mini\/MiniPlayer|controls\/PausedWords|casting\/CastNotice)\.module)|libs\/app-shell\/src\/(?:watch\/useClosing|router\/useLeave)/,
              },
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
