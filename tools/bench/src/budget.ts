import path from 'node:path';
import { ADDED_SCRIPTS, FIRST_LOAD_BUDGET } from './load/budgets.ts';
import { addedScript, measureFirstLoad, publicSourceMaps } from './load/firstLoad.ts';

/** `node budget.ts brand-a`: exits with 1 if the build is outside its budget or would publish its source. */
const [brandId = ''] = process.argv.slice(2);
const build = path.resolve(import.meta.dirname, '../../../apps', brandId, 'dist/client');
function check(
  kind: string,
  bytes: number,
  { min = 0, max }: { readonly min?: number; readonly max: number },
) {
  const isWithin = bytes >= min && bytes <= max;
  console.log(`${brandId} ${kind}: ${bytes} B brotli (${min}–${max})${isWithin ? '' : '  OUT OF BOUNDS'}`);
  if (!isWithin) process.exitCode = 1;
}

const { script, style } = measureFirstLoad(build);
check('script', script, FIRST_LOAD_BUDGET.script);
check('style', style, FIRST_LOAD_BUDGET.style);
for (const [kind, { parts, known, max }] of Object.entries(ADDED_SCRIPTS))
  check(kind, addedScript(build, parts, known), { max });
const maps = publicSourceMaps(build);
if (maps.length > 0) {
  console.log(`${brandId} publishes source maps: ${maps.join(', ')}`);
  process.exitCode = 1;
}
