import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureAccountPage } from './load/accountPage.ts';
import { measureChannelHeap, measureChannels } from './playback/channels.ts';
import { measureCharges } from './server/charges.ts';
import { measurePackageSelection } from './interaction/packageSelection.ts';
import { measureGuide } from './interaction/guide.ts';
import { measureLongPlayback } from './playback/longPlayback.ts';
import { measureLanes } from './interaction/lanes.ts';
import { measureLighthouse } from './load/lighthouse.ts';
import { measurePagedList } from './interaction/pagedList.ts';
import { measurePageChanges } from './interaction/pageChanges.ts';
import { measurePlayback } from './playback/playback.ts';
import { measureIdleActivity } from './playback/idleActivity.ts';
import { measureSearch } from './interaction/search.ts';
import { measureSeeking } from './playback/seeking.ts';
import { withServedProduct } from './support/withServedProduct.ts';
import { measureServer } from './server/server.ts';
import { measureSizes } from './load/sizes.ts';
import { formatTable } from './support/table.ts';
import type { Row } from './support/table.ts';
import { measureTestTimes } from './support/testTimes.ts';

const benchmarks: Readonly<Record<string, { readonly title: string; run(): Promise<readonly Row[]> }>> = {
  sizes: {
    title: 'First load of the front page, bytes of brotli',
    run: () => Promise.resolve(measureSizes()),
  },
  lighthouse: {
    title: 'Lighthouse of a front page, a page of lanes, a film and a series: scores of 100, times in ms',
    run: () => withServedProduct(measureLighthouse),
  },
  list: {
    title: 'A list of 5,000 items, scrolled to its end',
    run: () => withServedProduct(measurePagedList),
  },
  lanes: {
    title: 'A page of 60 lanes of 30 cards, scrolled to its end and back',
    run: () => withServedProduct(measureLanes),
  },
  changes: {
    title: 'Memory after 10 page changes and after 200',
    run: () => withServedProduct(measurePageChanges),
  },
  playback: {
    title: 'From pressing play to the first frame of a film, in ms',
    run: () => withServedProduct(measurePlayback),
  },
  channels: {
    title: 'From the key for the next channel to its first frame, in ms',
    run: () => withServedProduct(measureChannels),
  },
  'channel-heap': {
    title: 'Memory after 10 changes of channel and after 100',
    run: () => withServedProduct(measureChannelHeap),
  },
  seeking: {
    title: 'From the key that goes back to the picture from there, within what is loaded, in ms',
    run: () => withServedProduct(measureSeeking),
  },
  quiet: {
    title: 'What goes on behind a picture for ten seconds',
    run: () => withServedProduct(measureIdleActivity),
  },
  hours: {
    title: 'Memory of a channel after ten minutes, after two hours and after four',
    run: () => withServedProduct(measureLongPlayback),
  },
  search: {
    title: 'From the last key to the hits of a search, beyond the pause and the call, in ms',
    run: () => withServedProduct(measureSearch),
  },
  guide: {
    title: 'The TV guide with 20 channels and with 800: elements, bytes as they travel, times in ms',
    run: measureGuide,
  },
  choosing: {
    title: 'Choosing and registering: from a key to the picture that follows, in ms',
    run: () => withServedProduct(measurePackageSelection),
  },
  account: {
    title: 'The head of the account on a slow phone, in ms',
    run: () => withServedProduct(measureAccountPage),
  },
  charges: {
    title: 'How often somebody is charged who buys once: a hundred tries to be charged twice',
    run: () => withServedProduct(measureCharges, { TV_CACHE: 'off', TV_LIMITS: 'off' }),
  },
  server: {
    title: 'The web server on one core',
    run: measureServer,
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
  console.error(`No benchmark "${unknown.join('", "')}". There are: ${Object.keys(benchmarks).join(', ')}`);
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
