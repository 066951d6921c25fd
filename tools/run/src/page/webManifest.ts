import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Plugin } from 'vite';

/** Edges of the drawings that installed apps ask for, pixels. */
const EDGES = [192, 512];

/** Of the picture that systems cut into a shape of their own, pixels. */
const MASKABLE_EDGE = 512;

/** So much of a picture is inside whatever shape is cut from it (W3C, Web Application Manifest, "safe zone"). */
const SAFE_SHARE = 0.8;

/** What an iPhone puts on its home screen, pixels; it rounds the corners itself. */
const APPLE_EDGE = 180;

/** What browsers show beside the name of a page, pixels. */
const FAVICON_EDGE = 32;

/** What the brand's page says of itself. */
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

/** The brand's icon as a PNG. */
function drawn(svg: Buffer, edge: number): Sharp {
  // As many dots as the drawing is to have: else it would be drawn small and made large.
  return sharp(svg, { density: Math.min(2400, edge * 2) })
    .resize(edge, edge, { fit: 'contain', background: '#0000' })
    .png();
}

/** The icon in the middle of a ground that fills the whole picture. */
async function onGround(svg: Buffer, edge: number, share: number, colour: string): Promise<Buffer> {
  const icon = await drawn(svg, Math.round(edge * share)).toBuffer();
  const ground = { width: edge, height: edge, channels: 3 as const, background: colour };
  return await sharp({ create: ground })
    .composite([{ input: icon }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** A picture as an icon file (`.ico`) with nothing else in it: a directory of one entry, and the PNG as it is. */
function iconFile(png: Buffer, edge: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon, no cursor
  directory.writeUInt16LE(1, 4); // one picture
  directory.writeUInt8(edge, 6);
  directory.writeUInt8(edge, 7);
  directory.writeUInt16LE(1, 10); // planes
  directory.writeUInt16LE(32, 12); // bits of a dot
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/**
 * Lets a brand's site be installed: a build gets `manifest.webmanifest` and the icons that it names, drawn from the
 * brand's `public/icon.svg`, and its page says so. Name and colour are those of the page. It gets `favicon.ico` too, which
 * browsers ask for by that name wherever what they show is no page, such as a picture.
 *
 * @param brandFolder  the app's folder
 */
export function webManifest(brandFolder: string): Plugin {
  return {
    name: 'web-manifest',
    // What renders pages on a server has no icons.
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
