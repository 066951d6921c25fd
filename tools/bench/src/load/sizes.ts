import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addressesFor } from '@tv/run';
import type { Row } from '../support/table.ts';
import { ADDED_SCRIPTS, FIRST_LOAD_BUDGET } from './budgets.ts';
import { addedScript, measureFirstLoad } from './firstLoad.ts';

const apps = path.resolve(import.meta.dirname, '../../../../apps');

export function measureSizes(): readonly Row[] {
  return Object.keys(addressesFor().brands).flatMap((brand) => {
    const build = path.join(apps, brand, 'dist/client');
    const { script, style, files } = measureFirstLoad(build);
    const sheets = files.filter((file) => file.endsWith('.css'));
    const fonts = new Set(
      sheets
        .flatMap((file) => [
          ...readFileSync(path.join(build, file), 'utf8').matchAll(/url\(([^)]+\.woff2)\)/g),
        ])
        .map(([, url = '']) => url),
    );
    const page = brotliCompressSync(readFileSync(path.join(build, 'index.html'))).length;
    const font = [...fonts].reduce((sum, url) => sum + statSync(path.join(build, url)).size, 0);
    return [
      { brand, kind: 'script', bytes: script, goal: FIRST_LOAD_BUDGET.script.max },
      { brand, kind: 'style', bytes: style, goal: FIRST_LOAD_BUDGET.style.max },
      { brand, kind: 'page', bytes: page },
      { brand, kind: 'fonts', bytes: font },
      ...Object.entries(ADDED_SCRIPTS).map(([kind, { parts, known, max }]) => ({
        brand,
        kind,
        bytes: addedScript(build, parts, known),
        goal: max,
      })),
    ];
  });
}
