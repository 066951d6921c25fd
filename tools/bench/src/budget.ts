import path from 'node:path';
import { FIRST_LOAD_BUDGET, FRONT_PAGE_PARTS } from './budgets.ts';
import { measureFirstLoad, publicSourceMaps } from './firstLoad.ts';

/**
 * Holds a brand's build to its budget: `node budget.ts brand-a`. Ends with 1 when a sum is out of bounds, or when the
 * build would publish its source.
 */
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
