import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  readonly weight: number;
  readonly name: string;
}

/** The brands' fonts. */
const faces: readonly Face[] = [
  { family: 'Bricolage Grotesque', weight: 700, name: 'bricolage-grotesque' },
  { family: 'Hanken Grotesk', weight: 400, name: 'hanken-grotesk' },
  { family: 'Hanken Grotesk', weight: 600, name: 'hanken-grotesk' },
  { family: 'Fraunces', weight: 600, name: 'fraunces' },
  { family: 'Source Sans 3', weight: 400, name: 'source-sans-3' },
  { family: 'Source Sans 3', weight: 600, name: 'source-sans-3' },
];

export const fontPath = '/fonts/';

const pathOf = ({ name, weight }: Face): string => `${fontPath}${name}-${weight}.woff2`;

export const fontFaces = faces
  .map(
    (face) =>
      `@font-face { font-family: '${face.family}'; font-weight: ${face.weight}; font-display: swap; src: url(${pathOf(face)}) format('woff2'); }`,
  )
  .join('\n');

/** Serves the font files. */
export function registerFonts(app: FastifyInstance): void {
  for (const face of faces) {
    const { name, weight } = face;
    app.get(pathOf(face), (_request, reply) =>
      reply
        .type('font/woff2')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(readFileSync(resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`))),
    );
  }
}
