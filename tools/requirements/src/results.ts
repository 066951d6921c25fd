import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { playwrightReport, readPlaywrightReport } from './playwrightResults.ts';
import type { TestResults } from './testOutcome.ts';
import { readVitestReport, vitestReport } from './vitestResults.ts';

export type AllResults = TestResults & {
  files: number;
  problems: string[];
};

/** Reads a report of either format; undefined for any other. */
export function readReport(report: unknown): TestResults | undefined {
  const vitest = v.safeParse(vitestReport, report);
  if (vitest.success) return readVitestReport(vitest.output);
  const playwright = v.safeParse(playwrightReport, report);
  if (playwright.success) return readPlaywrightReport(playwright.output);
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads every `*.json` of the folder; a missing folder has no results.
 *
 * @param folder `dist/test-results`; test paths become relative to its workspace
 */
export function readResults(folder: string): AllResults {
  const root = resolve(folder, '../..');
  const short = (file: string) => (isAbsolute(file) ? relative(root, file) : file);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const all: AllResults = { tests: [], brokenFiles: [], files: names.length, problems: [] };
  for (const name of names.sort()) {
    const results = readReport(parse(readFileSync(join(folder, name), 'utf8')));
    if (results === undefined) {
      all.problems.push(`${name} is neither a Vitest nor a Playwright report.`);
      continue;
    }
    all.tests.push(...results.tests.map((test) => ({ ...test, file: short(test.file) })));
    all.brokenFiles.push(...results.brokenFiles.map(short));
  }
  return all;
}
