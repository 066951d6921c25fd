import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addressesFor } from '@tv/run';
import type { Row } from '../support/table.ts';
import {
  ACCOUNT_PARTS,
  ADDED_SCRIPT_GOALS,
  CAST_PARTS,
  FIRST_LOAD_BUDGET,
  FRONT_PAGE_PARTS,
  PAYMENT_PARTS,
  PLAYER_PARTS,
  SIGN_UP_PARTS,
} from './budgets.ts';
import { addedScript, measureFirstLoad } from './firstLoad.ts';

const apps = path.resolve(import.meta.dirname, '../../../../apps');

export function measureSizes(): readonly Row[] {
  return Object.keys(addressesFor().brands).flatMap((brand) => {
    const build = path.join(apps, brand, 'dist/client');
    const { script, style, files } = measureFirstLoad(build, FRONT_PAGE_PARTS);
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
      { brand, kind: 'player', bytes: addedScript(build, PLAYER_PARTS), goal: ADDED_SCRIPT_GOALS.player },
      { brand, kind: 'cast', bytes: addedScript(build, CAST_PARTS), goal: ADDED_SCRIPT_GOALS.cast },
      { brand, kind: 'sign-up', bytes: addedScript(build, SIGN_UP_PARTS), goal: ADDED_SCRIPT_GOALS.signUp },
      { brand, kind: 'payment', bytes: addedScript(build, PAYMENT_PARTS), goal: ADDED_SCRIPT_GOALS.payment },
      { brand, kind: 'account', bytes: addedScript(build, ACCOUNT_PARTS) },
      {
        brand,
        kind: 'account’s own',
        bytes: addedScript(build, ACCOUNT_PARTS, [...SIGN_UP_PARTS, ...PAYMENT_PARTS]),
        goal: ADDED_SCRIPT_GOALS.account,
      },
    ];
  });
}
