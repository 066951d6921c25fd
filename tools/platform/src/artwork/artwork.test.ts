import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { providerIds } from '../catalogue/providers.ts';
import { channels } from '../guide/channels.ts';
import { drawingOf, registerArtwork } from './artwork.ts';
import { formatFor, widthFor, widths } from './imageRequest.ts';
import { typefaces, fontOf } from './lettering/typefaces.ts';
import { scenes } from './scenes/scenes.ts';

const cacheDirectory = mkdtempSync(join(tmpdir(), 'artwork-'));
afterAll(() => rmSync(cacheDirectory, { recursive: true }));

function server(directory?: string) {
  const app = Fastify();
  registerArtwork(app, { log: () => undefined, ...(directory ? { cacheDirectory: directory } : {}) });
  return app;
}

const get = (app: ReturnType<typeof server>, url: string, accept = 'image/avif,image/webp,*/*') =>
  app.inject({ url, headers: { accept } });

test.each([
  ['poster', 300, 450],
  ['thumbnail', 300, 169],
  ['hero', 460, 259],
  ['wide', 460, 197],
  ['menu', 200, 113],
])('a %s %i wide is %i tall', async (kind, width, height) => {
  const answer = await get(server(), `/images/${kind}/isfront.1?width=${width}`);
  const { width: w, height: h } = await sharp(answer.rawPayload).metadata();
  expect([answer.statusCode, w, h]).toEqual([200, width, height]);
});

test('the format is the best that the browser takes, and the header says so', async () => {
  const app = server();
  const formats = await Promise.all(
    ['image/avif,image/webp', 'image/webp', '*/*'].map(async (accept) => {
      const answer = await get(app, '/images/thumbnail/isfront.1?width=150', accept);
      return [answer.headers['content-type'], (await sharp(answer.rawPayload).metadata()).format];
    }),
  );
  expect(formats).toEqual([
    ['image/avif', 'heif'],
    ['image/webp', 'webp'],
    ['image/jpeg', 'jpeg'],
  ]);
});

test('large pictures are WebP even where AVIF is taken; logos keep their transparency', async () => {
  expect(formatFor('image/avif,image/webp', 1920, false)).toBe('webp');
  expect(formatFor('*/*', 300, true)).toBe('png');
  const logo = await get(server(), '/images/channel/nordlys.1?width=150');
  expect((await sharp(logo.rawPayload).metadata()).hasAlpha).toBe(true);
});

test('a width is one of the steps, the next above what is asked', () => {
  expect(widthFor('461')).toBe(600);
  expect(widthFor('9000')).toBe(2560);
  expect(widthFor('x')).toBe(600);
  expect(widthFor(undefined)).toBe(600);
  expect(widthFor(undefined, 300)).toBe(300);
  expect(widthFor('x', 300)).toBe(300);
  for (const width of widths) expect(widthFor(String(width))).toBe(width);
});

test('images may be kept for a year, by anyone, from any origin', async () => {
  const { headers } = await get(server(), '/images/provider/viaplay.1?width=150');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers.vary).toBe('Accept');
});

test('what is unknown is not found', async () => {
  const app = server();
  for (const url of ['/images/banner/isfront.1', '/images/channel/ukjent.1', '/images/poster/isfront']) {
    expect((await get(app, url)).statusCode, url).toBe(404);
  }
});

test('the same address gives the same picture, from a store or drawn again', async () => {
  const url = '/images/poster/ferja.1?width=200';
  const first = await get(server(cacheDirectory), url);
  expect(readdirSync(cacheDirectory)).toEqual(['poster-ferja.1-200.avif']);
  const kept = await get(server(cacheDirectory), url);
  const drawnAgain = await get(server(), url);
  expect(kept.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(drawnAgain.rawPayload.equals(first.rawPayload)).toBe(true);
});

test('every picture of the catalogue has a scene, and every title a drawing unlike any other', () => {
  const catalogue = createCatalogue();
  const drawn = catalogue.titles.map(({ id, picture }) => {
    expect(Object.keys(scenes)).toContain(picture);
    return drawingOf('poster', id, catalogue)?.svg(200, 300) ?? '';
  });
  expect(new Set(drawn).size).toBe(catalogue.titles.length);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}, 60_000);

test('every channel and provider has a logo, and episodes have pictures of their own', () => {
  const catalogue = createCatalogue();
  for (const { id } of channels) expect(drawingOf('channel', id, catalogue), id).toBeDefined();
  for (const id of providerIds) expect(drawingOf('provider', id, catalogue), id).toBeDefined();
  const episode = (number: number) => drawingOf('thumbnail', `ferja-s1e${number}`, catalogue)?.svg(300, 169);
  expect(episode(1)).not.toBe(episode(2));
});

test('every typeface has the Norwegian letters', () => {
  for (const typeface of typefaces) {
    const { glyphs } = fontOf(typeface).layout('ÆØÅæøå–é');
    for (const { id } of glyphs) expect(id, typeface).toBeGreaterThan(0);
  }
});
