import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);

/** The brands' fonts, from the same packages as the apps'. */
const fonts: Readonly<Record<string, { readonly family: string; readonly file: string }>> = {
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  },
  'hanken-grotesk': {
    family: 'Hanken Grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  },
  'source-sans-3': {
    family: 'Source Sans 3',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  },
};

/** Where the identity provider's pages find their fonts. */
export const fontPath = '/fonts/';

export const fontFaces = Object.entries(fonts)
  .map(
    ([name, { family }]) =>
      `@font-face { font-family: '${family}'; font-weight: 200 900; font-display: swap; src: url(${fontPath}${name}.woff2) format('woff2'); }`,
  )
  .join('\n');

export function registerFonts(app: FastifyInstance): void {
  for (const [name, { file }] of Object.entries(fonts)) {
    app.get(`${fontPath}${name}.woff2`, (_request, reply) =>
      reply
        .type('font/woff2')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(readFileSync(resolve(file))),
    );
  }
}
