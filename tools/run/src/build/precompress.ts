import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Vite plugin that writes `.br` and `.gz` beside each text file of a build, so that no server compresses on request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.'));
      for (const file of files) {
        const source = await readFile(path.join(dir, file));
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(path.join(dir, `${file}.br`), await promisify(brotliCompress)(source, { params }));
        await writeFile(path.join(dir, `${file}.gz`), await promisify(gzip)(source));
      }
    },
  };
}
