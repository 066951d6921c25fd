import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Plugin } from 'vite';

const EDGES = [192, 512];

const MASKABLE_EDGE = 512;

/** Safe zone of a maskable icon (W3C, Web Application Manifest). */
const SAFE_SHARE = 0.8;

const APPLE_EDGE = 180;

const FAVICON_EDGE = 32;

interface PageNames {
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
}

function namesOf(indexHtml: string): PageNames {
  const name = /<title>(.+?)<\/title>/.exec(indexHtml)?.[1];
  const colour = /<meta name="theme-color" content="(.+?)"/.exec(indexHtml)?.[1];
  if (name === undefined || colour === undefined)
    throw new Error('index.html has no title or no theme-color');
  return { name, colour };
}

const manifestOf = ({ name, colour }: PageNames): string =>
  JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'nb',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [
      ...EDGES.map((edge) => ({ src: `/icon-${edge}.png`, sizes: `${edge}x${edge}`, type: 'image/png' })),
      {
        src: '/icon-maskable.png',
        sizes: `${MASKABLE_EDGE}x${MASKABLE_EDGE}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });

function drawn(svg: Buffer, edge: number): Sharp {
  // Rasterizes at the target size instead of upscaling.
  return sharp(svg, { density: Math.min(2400, edge * 2) })
    .resize(edge, edge, { fit: 'contain', background: '#0000' })
    .png();
}

async function onGround(svg: Buffer, edge: number, share: number, colour: string): Promise<Buffer> {
  const icon = await drawn(svg, Math.round(edge * share)).toBuffer();
  const ground = { width: edge, height: edge, channels: 3 as const, background: colour };
  return await sharp({ create: ground })
    .composite([{ input: icon }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Wraps a PNG as a single-image `.ico` file. */
function iconFile(png: Buffer, edge: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // type: icon
  directory.writeUInt16LE(1, 4); // image count
  directory.writeUInt8(edge, 6);
  directory.writeUInt8(edge, 7);
  directory.writeUInt16LE(1, 10); // planes
  directory.writeUInt16LE(32, 12); // bits per pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/**
 * Vite plugin: makes a brand installable, with `manifest.webmanifest` and icons rendered from
 * `public/icon.svg`. Name and colour come from the page. Also emits `favicon.ico`, which browsers request for
 * documents that are not HTML.
 *
 * @param brandFolder the app's folder
 */
export function webManifest(brandFolder: string): Plugin {
  return {
    name: 'web-manifest',
    // Server builds have no icons.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
    ],
    async generateBundle() {
      const names = namesOf(await readFile(path.join(brandFolder, 'index.html'), 'utf8'));
      const svg = await readFile(path.join(brandFolder, 'public/icon.svg'));
      const emit = (fileName: string, source: string | Buffer): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      emit('manifest.webmanifest', manifestOf(names));
      for (const edge of EDGES) emit(`icon-${edge}.png`, await drawn(svg, edge).toBuffer());
      emit('favicon.ico', iconFile(await drawn(svg, FAVICON_EDGE).toBuffer(), FAVICON_EDGE));
      emit('icon-maskable.png', await onGround(svg, MASKABLE_EDGE, SAFE_SHARE, names.colour));
      emit('apple-touch-icon.png', await onGround(svg, APPLE_EDGE, 1, names.colour));
    },
  };
}
