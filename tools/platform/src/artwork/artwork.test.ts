import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { providerIds } from '../catalogue/providers.ts';
import { lanesByPage } from '../content/pages/pages.ts';
import { channels } from '../guide/channels.ts';
import { drawingOf, registerArtwork } from './artwork.ts';
import { scenesFor, assignLooks } from './assignLooks.ts';
import { formatFor, widthFor, widths } from './imageRequest.ts';
import { scenes } from './scenes/scenes.ts';
import { createSubjects } from './subjects.ts';
import { typefaces, loadFont } from './typography/typefaces.ts';

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
])('a %s of width %i has height %i', async (kind, width, height) => {
  const answer = await get(server(), `/images/${kind}/isfront.1?width=${width}`);
  const { width: w, height: h } = await sharp(answer.rawPayload).metadata();
  expect([answer.statusCode, w, h]).toEqual([200, width, height]);
});

test('images use the best format that the Accept header allows', async () => {
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

test('large images are WebP even if AVIF is accepted; logos keep their transparency', async () => {
  expect(formatFor('image/avif,image/webp', 1920, false)).toBe('webp');
  expect(formatFor('*/*', 300, true)).toBe('png');
  const logo = await get(server(), '/images/channel/nordlys.1?width=150');
  expect((await sharp(logo.rawPayload).metadata()).hasAlpha).toBe(true);
});

test('the requested width is rounded up to the next step', () => {
  expect(widthFor('461')).toBe(600);
  expect(widthFor('9000')).toBe(2560);
  expect(widthFor('x')).toBe(600);
  expect(widthFor(undefined)).toBe(600);
  expect(widthFor(undefined, 300)).toBe(300);
  expect(widthFor('x', 300)).toBe(300);
  for (const width of widths) expect(widthFor(String(width))).toBe(width);
});

test('images are cacheable for a year, publicly, from any origin', async () => {
  const { headers } = await get(server(), '/images/provider/viaplay.1?width=150');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers.vary).toBe('Accept');
});

test('an unknown image responds 404', async () => {
  const app = server();
  for (const url of ['/images/banner/isfront.1', '/images/channel/ukjent.1', '/images/poster/isfront']) {
    expect((await get(app, url)).statusCode, url).toBe(404);
  }
});

test('an image is identical from the cache and drawn again', async () => {
  const url = '/images/poster/ferja.1?width=200';
  const first = await get(server(cacheDirectory), url);
  expect(readdirSync(cacheDirectory)).toEqual(['poster-ferja.1-200.avif']);
  const cached = await get(server(cacheDirectory), url);
  const drawnAgain = await get(server(), url);
  expect(cached.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(drawnAgain.rawPayload.equals(first.rawPayload)).toBe(true);
});

test('every catalogue picture has a scene, and every title a unique drawing', () => {
  const catalogue = createCatalogue();
  const subjectOf = createSubjects(catalogue);
  const drawn = catalogue.titles.map(({ id, picture }) => {
    for (const name of scenesFor(picture)) expect(Object.keys(scenes)).toContain(name);
    return drawingOf('poster', id, subjectOf)?.svg(200, 300) ?? '';
  });
  expect(new Set(drawn).size).toBe(catalogue.titles.length);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}, 60_000);

test('every channel and provider has a logo, and every episode its own image', () => {
  const subjectOf = createSubjects(createCatalogue());
  for (const { id } of channels) expect(drawingOf('channel', id, subjectOf), id).toBeDefined();
  for (const id of providerIds) expect(drawingOf('provider', id, subjectOf), id).toBeDefined();
  const episode = (number: number) => drawingOf('thumbnail', `ferja-s1e${number}`, subjectOf)?.svg(300, 169);
  expect(episode(1)).not.toBe(episode(2));
});

test('neighbouring titles on a page look different', () => {
  const catalogue = createCatalogue();
  const looks = assignLooks(catalogue);
  for (const lane of lanesByPage().flat()) {
    // There are fewer scenes of a sport than events in a lane.
    const row = (lane.titles?.(catalogue.titles, 0) ?? [])
      .filter(({ kind }) => kind !== 'sport')
      .slice(0, 24);
    const shown = row.map(({ id }) => looks.get(id));
    for (const [index, look] of shown.entries()) {
      const next = shown[index + 1];
      if (next)
        expect(`${look?.picture} ${look?.grade}`, `${lane.id} ${index}`).not.toBe(
          `${next.picture} ${next.grade}`,
        );
    }
  }
  const opening = lanesByPage()[0]?.slice(0, 8) ?? [];
  for (const lane of opening) {
    const pictures = lane
      .titles?.(catalogue.titles, 0)
      .slice(0, 8)
      .map(({ id }) => looks.get(id)?.picture);
    for (const [index, picture] of (pictures ?? []).entries())
      expect(picture, `${lane.id} ${index}`).not.toBe(pictures?.[index + 1]);
  }
});

test.each(['ferja-s1e', 'ferja-s3e'])('neighbouring episodes of %s show different scenes', (season) => {
  const subjectOf = createSubjects(createCatalogue());
  const pictures = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => subjectOf(`${season}${number}`).picture);
  expect(new Set(pictures).size).toBe(8);
});

test('a daily programme does not show the same studio every day', () => {
  const subjectOf = createSubjects(createCatalogue());
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  expect(new Set(days.map((day) => subjectOf(`kveldsnytt-nord-${day}`).picture)).size).toBe(4);
});

test('every typeface has the Norwegian letters', () => {
  for (const typeface of typefaces) {
    const { glyphs } = loadFont(typeface).layout('ÆØÅæøå–é');
    for (const { id } of glyphs) expect(id, typeface).toBeGreaterThan(0);
  }
});
