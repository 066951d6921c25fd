import { expect, test } from 'vitest';
import { summarizeTrace, type TraceEvent } from './summarizeTrace.ts';

const URL = 'http://tv.example.test/';
const START = 1_000_000;

const navigation: TraceEvent = {
  name: 'navigationStart',
  ph: 'R',
  pid: 1,
  tid: 1,
  ts: START,
  args: { data: { documentLoaderURL: URL, isOutermostMainFrame: true } },
};

/** An event with times in ms after the navigation. */
const event = (name: string, from: number, duration: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: START + from * 1000,
  dur: duration * 1000,
});

test('script and layout are counted without what is nested in them', () => {
  const work = summarizeTrace(
    [
      navigation,
      event('RunTask', 0, 100),
      event('EvaluateScript', 10, 80),
      event('v8.run', 10, 80),
      event('FunctionCall', 20, 40),
      event('Layout', 30, 20),
    ],
    URL,
    1000,
  );
  expect(work).toEqual({ script: 60, layout: 20, total: 100, blocked: 50, longestTask: 100, longTasks: 1 });
});

test('only the main thread of the page counts, from the navigation to the limit', () => {
  const work = summarizeTrace(
    [
      event('RunTask', -50, 20),
      navigation,
      event('RunTask', 10, 30),
      event('RunTask', 20, 400, 2),
      event('RunTask', 1200, 400),
    ],
    URL,
    1000,
  );
  expect(work).toMatchObject({ total: 30, blocked: 0, longTasks: 0 });
});

test('a trace without a navigation to the page is an error', () => {
  expect(() => summarizeTrace([event('RunTask', 0, 10)], URL, 1000)).toThrow(/no navigation/);
});
