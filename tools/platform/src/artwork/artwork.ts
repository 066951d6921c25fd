import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Sharp } from 'sharp';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { drawSubject } from './drawSubject.ts';
import { formatFor, DEFAULT_LOGO_WIDTH, widthFor } from './imageRequest.ts';
import type { Format } from './imageRequest.ts';
import { channelLogo, providerLogo } from './logos.ts';
import { rasterize } from './rasterize.ts';
import type { Drawing } from './rasterize.ts';
import { createSubjects } from './subjects.ts';

export interface ArtworkContext {
  /** Cache folder for generated images; memory only if omitted. */
  readonly cacheDirectory?: string;
  readonly log: (message: string) => void;
}

const MAX_IN_MEMORY = 500;

/** Returns the drawing behind an image URL; undefined for an unknown kind or logo. */
export function drawingOf(
  kind: string,
  id: string,
  subjectOf: ReturnType<typeof createSubjects>,
): Drawing | undefined {
  switch (kind) {
    case 'poster':
    case 'thumbnail':
    case 'hero':
    case 'wide':
      return drawSubject(kind, subjectOf(id));
    case 'menu':
      return drawSubject('thumbnail', subjectOf(id));
    case 'channel':
      return channelLogo(id);
    case 'provider':
      return providerLogo(id);
    default:
      return undefined;
  }
}

function encode(image: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 56, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 80, effort: 1 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 82 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}

/** Generates each image once and caches it in memory and on disk. */
function createImageStore({
  cacheDirectory,
  log,
}: ArtworkContext): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const memory = new Map<string, Promise<Buffer>>();

  const load = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    if (cacheDirectory === undefined) return make();
    const file = join(cacheDirectory, key);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    const made = await make();
    const temporaryFile = `${file}.${process.pid}`;
    await mkdir(cacheDirectory, { recursive: true })
      .then(() => writeFile(temporaryFile, made))
      .then(() => rename(temporaryFile, file))
      .catch((error: unknown) => log(`An image could not be kept: ${String(error)}`));
    return made;
  };

  return (key, make) => {
    const known = memory.get(key);
    if (known) return known;
    const image = load(key, make);
    memory.set(key, image);
    image.catch(() => memory.delete(key));
    const oldest = memory.size > MAX_IN_MEMORY ? memory.keys().next().value : undefined;
    if (oldest !== undefined) memory.delete(oldest);
    return image;
  };
}

/**
 * Serves `/images/{kind}/{id}.{version}?width=`, drawn on first request. The version in the URL makes caching
 * for a year safe.
 */
export function registerArtwork(app: FastifyInstance, context: ArtworkContext): void {
  const subjectOf = createSubjects(createCatalogue());
  const store = createImageStore(context);

  app.get<{ Params: { kind: string; file: string }; Querystring: { width?: string } }>(
    '/images/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params;
      const match = /^([a-z0-9-]+)\.(\d+)$/i.exec(file);
      const drawing = match?.[1] === undefined ? undefined : drawingOf(kind, match[1], subjectOf);
      void reply
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin');
      if (!match || !drawing) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Finnes ikke' });
      const width = widthFor(request.query.width, drawing.isTransparent ? DEFAULT_LOGO_WIDTH : undefined);
      const format = formatFor(request.headers.accept, width, drawing.isTransparent ?? false);
      const image = await store(`${kind}-${file}-${width}.${format}`, async () =>
        encode(await rasterize(drawing, width), format),
      );
      return reply
        .header('Content-Type', `image/${format}`)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Vary', 'Accept')
        .send(image);
    },
  );
}
