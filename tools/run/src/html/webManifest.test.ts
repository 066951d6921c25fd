import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webManifest } from './webManifest.ts';

let brandFolder: string;
const files = new Map<string, string | Uint8Array>();

beforeAll(async () => {
  brandFolder = mkdtempSync(path.join(tmpdir(), 'tv-manifest-'));
  mkdirSync(path.join(brandFolder, 'public'));
  writeFileSync(
    path.join(brandFolder, 'index.html'),
    '<html><head><meta name="theme-color" content="#120a1f" /><title>Glimt</title></head><body></body></html>',
  );
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="32" fill="#ffffff"/></svg>';
  writeFileSync(path.join(brandFolder, 'public/icon.svg'), icon);
  const built = await build({
    configFile: false,
    root: brandFolder,
    logLevel: 'silent',
    build: { write: false },
    plugins: [webManifest(brandFolder)],
  });
  for (const result of [built].flat())
    for (const file of 'output' in result ? result.output : [])
      files.set(file.fileName, file.type === 'asset' ? file.source : file.code);
});

afterAll(() => {
  rmSync(brandFolder, { recursive: true, force: true });
});

/** Returns the RGB, and alpha if present, of a pixel in an emitted image. */
async function dot(file: string, left: number, top: number): Promise<readonly number[]> {
  const picture = sharp(files.get(file) as Uint8Array).extract({ left, top, width: 1, height: 1 });
  return [...(await picture.raw().toBuffer())];
}

it('the build has every icon of the manifest in its declared size', async () => {
  const manifest = JSON.parse(String(files.get('manifest.webmanifest'))) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Glimt', theme_color: '#120a1f', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(files.get(src.slice(1)) as Uint8Array).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

it('the icon is transparent, and has the brand’s background where it is maskable', async () => {
  expect((await dot('icon-512.png', 0, 0))[3]).toBe(0);
  expect(await dot('icon-512.png', 256, 2)).toEqual([255, 255, 255, 255]);
  expect(await dot('icon-maskable.png', 0, 0)).toEqual([0x12, 0x0a, 0x1f]);
  // A tenth of the edge is free on each side.
  expect(await dot('icon-maskable.png', 256, 45)).toEqual([0x12, 0x0a, 0x1f]);
  expect(await dot('icon-maskable.png', 256, 60)).toEqual([255, 255, 255]);
  expect(await dot('apple-touch-icon.png', 0, 0)).toEqual([0x12, 0x0a, 0x1f]);
  expect(await dot('apple-touch-icon.png', 90, 2)).toEqual([255, 255, 255]);
});

it('the page links the manifest and the icons', () => {
  const page = String(files.get('index.html'));
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
});

it('favicon.ico has a single image of 32 pixels', async () => {
  const file = Buffer.from(files.get('favicon.ico') as Uint8Array);
  // Reserved, type, image count; then size, colours, planes and bits of the image.
  expect([...file.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  const [size, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(offset + size).toBe(file.length);
  const { format, width, height } = await sharp(file.subarray(offset)).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
});
