import path from 'node:path';
import { FIRST_LOAD_BUDGET, FRONT_PAGE_PARTS } from './load/budgets.ts';
import { measureFirstLoad, publicSourceMaps } from './load/firstLoad.ts';

/** `node budget.ts brand-a`: exits with 1 if the build is outside its budget or would publish its source. */
const [brandId = ''] = process.argv.slice(2);
const build = path.resolve(import.meta.dirname, '../../../apps', brandId, 'dist/client');
const sizes = measureFirstLoad(build, FRONT_PAGE_PARTS);
for (const kind of ['script', 'style'] as const) {
  const { min, max } = FIRST_LOAD_BUDGET[kind];
  const isWithin = sizes[kind] >= min && sizes[kind] <= max;
  console.log(
    `${brandId} ${kind}: ${sizes[kind]} B brotli (${min}–${max})${isWithin ? '' : '  OUT OF BOUNDS'}`,
  );
  if (!isWithin) process.exitCode = 1;
}
const maps = publicSourceMaps(build);
if (maps.length > 0) {
  console.log(`${brandId} publishes source maps: ${maps.join(', ')}`);
  process.exitCode = 1;
}
