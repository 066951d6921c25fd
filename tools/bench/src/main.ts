import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureGuide } from './interaction/guide.ts';
import { measureLanes } from './interaction/lanes.ts';
import { measurePackageSelection } from './interaction/packageSelection.ts';
import { measurePageChanges } from './interaction/pageChanges.ts';
import { measurePagedList } from './interaction/pagedList.ts';
import { measureSearch } from './interaction/search.ts';
import { measureWalk } from './interaction/walk.ts';
import { measureAccountPage } from './load/accountPage.ts';
import { measureLighthouse } from './load/lighthouse.ts';
import { measureSizes } from './load/sizes.ts';
import { measureChannelHeap, measureChannels } from './playback/channels.ts';
import { measureIdleActivity } from './playback/idleActivity.ts';
import { measureLongPlayback } from './playback/longPlayback.ts';
import { measurePlayback } from './playback/playback.ts';
import { measureSeeking } from './playback/seeking.ts';
import { measureCharges } from './server/charges.ts';
import { measureFleet } from './server/fleet.ts';
import { measureServer } from './server/server.ts';
import { measureStartup } from './startup/startup.ts';
import { formatTable } from './support/table.ts';
import type { Row } from './support/table.ts';
import { measureTestTimes } from './support/testTimes.ts';
import { withServedProduct } from './support/withServedProduct.ts';

const benchmarks: Readonly<Record<string, { readonly title: string; run(): Promise<readonly Row[]> }>> = {
  sizes: {
    title: 'First load of the front page, brotli bytes',
    run: () => Promise.resolve(measureSizes()),
  },
  lighthouse: {
    title: 'Lighthouse on front page, lanes, film and series: scores of 100, times in ms',
    run: () => withServedProduct(measureLighthouse),
  },
  list: {
    title: 'Paged list of 5,000 items, scrolled to the end',
    run: () => withServedProduct(measurePagedList),
  },
  lanes: {
    title: 'Page of 60 lanes with 30 cards, scrolled to the end and back',
    run: () => withServedProduct(measureLanes),
  },
  changes: {
    title: 'Memory after 10 and 200 page changes',
    run: () => withServedProduct(measurePageChanges),
  },
  walk: {
    title: 'Page changes on a slow phone: commits, components, times in ms',
    run: () => withServedProduct(measureWalk),
  },
  playback: {
    title: 'Play button to first frame of a film, in ms',
    run: () => withServedProduct(measurePlayback),
  },
  channels: {
    title: 'Next-channel key to first frame, in ms',
    run: () => withServedProduct(measureChannels),
  },
  'channel-heap': {
    title: 'Memory after 10 and 100 channel changes',
    run: () => withServedProduct(measureChannelHeap),
  },
  seeking: {
    title: 'Seek within the buffer, key to frame, in ms',
    run: () => withServedProduct(measureSeeking),
  },
  quiet: {
    title: 'Background activity during ten seconds of playback',
    run: () => withServedProduct(measureIdleActivity),
  },
  hours: {
    title: 'Memory of a live channel after ten minutes, two hours and four hours',
    run: () => withServedProduct(measureLongPlayback),
  },
  search: {
    title: 'Search: last key to results, without debounce and call, in ms',
    run: () => withServedProduct(measureSearch),
  },
  guide: {
    title: 'TV guide with 20 and 800 channels: elements, transferred bytes, times in ms',
    run: measureGuide,
  },
  choosing: {
    title: 'Choosing packages and registering: key press to paint, in ms',
    run: () => withServedProduct(measurePackageSelection),
  },
  startup: {
    title: 'Startup of a page, compared with hydrating the same HTML at once',
    run: () => withServedProduct(measureStartup),
  },
  account: {
    title: 'Account header on a slow phone, in ms',
    run: () => withServedProduct(measureAccountPage),
  },
  charges: {
    title: 'Charges of a single purchase: a hundred double-charge attempts',
    run: () => withServedProduct(measureCharges, { TV_CACHE: 'off', TV_LIMITS: 'off' }),
  },
  server: {
    title: 'Web server on one core',
    run: measureServer,
  },
  fleet: {
    title: 'Three servers behind Varnish: failed requests in incidents',
    run: measureFleet,
  },
  test: {
    title: 'npm test, in seconds',
    run: measureTestTimes,
  },
};

const usual: readonly string[] = ['sizes', 'lighthouse', 'playback'];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => benchmarks[name] === undefined);
if (unknown.length > 0) {
  console.error(`No benchmark "${unknown.join('", "')}". Available: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}

const results = path.resolve(import.meta.dirname, '../../../dist/bench');
mkdirSync(results, { recursive: true });
for (const name of chosen.length > 0 ? chosen : usual) {
  const benchmark = benchmarks[name];
  if (benchmark === undefined) continue;
  const rows = await benchmark.run();
  writeFileSync(
    path.join(results, `${name}.json`),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), title: benchmark.title, rows }, null, 2)}\n`,
  );
  console.log(`\n${benchmark.title}\n`);
  for (const line of formatTable(rows)) console.log(line);
}
