/** An event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {
    readonly data?: { readonly documentLoaderURL?: string; readonly isOutermostMainFrame?: boolean };
  };
}

/** Work of a page's main thread, ms. */
export interface MainThreadWork {
  readonly script: number;
  readonly layout: number;
  /** All tasks. */
  readonly total: number;
  /** What tasks take beyond 50 ms. */
  readonly blocked: number;
  readonly longestTask: number;
  readonly longTasks: number;
}

const LONG_TASK_MS = 50;

const TASK = 'RunTask';

const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'XHRLoad',
  'XHRReadyStateChange',
  'v8.callFunction',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.run',
  'v8.produceCache',
  'v8.produceModuleCache',
]);

const LAYOUT = new Set([
  'Layout',
  'RecalculateStyles',
  'UpdateLayoutTree',
  'InvalidateLayout',
  'ScheduleStyleRecalculation',
]);

/** Total duration without nested script and layout, ms by event name. Other events belong to what they are nested in. */
function sumSelfTimes(events: readonly TraceEvent[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const open: { readonly name: string; readonly end: number }[] = [];
  const add = (name: string, microseconds: number) =>
    sums.set(name, (sums.get(name) ?? 0) + microseconds / 1000);
  // A parent starts with its first child, or before it.
  for (const { name, ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const parent = open.at(-1);
    add(name, dur);
    if (parent !== undefined) add(parent.name, -dur);
    open.push({ name, end: ts + dur });
  }
  return sums;
}

/**
 * Sums a trace's work on the main thread of a page.
 *
 * @param url the page's address
 * @param limitMs ends this long after the navigation
 * @throws if the trace has no navigation to the page
 */
export function summarizeTrace(events: readonly TraceEvent[], url: string, limitMs: number): MainThreadWork {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL === url,
  );
  if (navigation === undefined) throw new Error(`The trace has no navigation to ${url}`);
  const { pid, tid, ts: start } = navigation;
  const own = events.filter(
    (event) =>
      event.ph === 'X' &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts >= start &&
      event.ts < start + limitMs * 1000,
  );
  const tasks = own.filter(({ name }) => name === TASK).map(({ dur = 0 }) => dur / 1000);
  const selfTimes = [...sumSelfTimes(own.filter(({ name }) => SCRIPT.has(name) || LAYOUT.has(name)))];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const sumOf = (names: ReadonlySet<string>) =>
    sum(selfTimes.filter(([name]) => names.has(name)).map(([, ms]) => ms));
  return {
    script: sumOf(SCRIPT),
    layout: sumOf(LAYOUT),
    total: sum(tasks),
    blocked: sum(tasks.map((ms) => Math.max(0, ms - LONG_TASK_MS))),
    longestTask: Math.max(0, ...tasks),
    longTasks: tasks.filter((ms) => ms > LONG_TASK_MS).length,
  };
}
