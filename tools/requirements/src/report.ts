import { proofStatuses } from './proof.ts';
import type { Proof, ProofStatus } from './proof.ts';

export type AreaCounts = { area: string; total: number } & Record<ProofStatus, number>;

const emptyCounts = (area: string): AreaCounts => ({
  area,
  total: 0,
  proven: 0,
  failing: 0,
  'too low': 0,
  missing: 0,
});

export function countByArea(proofs: Proof[]): AreaCounts[] {
  const sums = new Map<string, AreaCounts>();
  for (const { area, status } of proofs) {
    const sum = sums.get(area) ?? emptyCounts(area);
    sum.total += 1;
    sum[status] += 1;
    sums.set(area, sum);
  }
  return [...sums.values()];
}

/** Renders the terminal table: a line per area and a total. */
export function renderTable(sums: AreaCounts[]): string {
  const all = emptyCounts('all');
  for (const sum of sums) {
    all.total += sum.total;
    for (const status of proofStatuses) all[status] += sum[status];
  }
  const line = (cells: (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(8) : String(cell).padStart(9))).join('');
  const lineOf = (sum: AreaCounts) =>
    line([sum.area, sum.total, ...proofStatuses.map((status) => sum[status])]);
  const header = line(['Area', 'rows', ...proofStatuses]);
  const rule = '-'.repeat(header.length);
  return [header, rule, ...sums.map(lineOf), rule, lineOf(all)].join('\n');
}

/** Renders one line per requirement: status, level, and the kinds of tests that passed. */
export function renderRows(proofs: Proof[]): string {
  return proofs
    .map(({ id, status, level, kinds }) =>
      [status.padEnd(7), id.padEnd(10), level.padEnd(10), kinds.join(', ')].join('  ').trimEnd(),
    )
    .join('\n');
}

/**
 * Lists failing requirements with their failed tests, then those tested at too low a level, then missing
 * ones.
 */
export function renderOpen(proofs: Proof[]): string {
  const failing = proofs
    .filter(({ status }) => status === 'failing')
    .flatMap(({ id, text, tests }) => [
      `failing  ${id}  ${text}`,
      ...tests
        .filter(({ outcome }) => outcome === 'failed')
        .map(
          ({ titles, file, project }) =>
            `           ${titles.at(-1) ?? ''} (${project ? `${project}, ` : ''}${file})`,
        ),
    ]);
  const tooLow = proofs
    .filter(({ status }) => status === 'too low')
    .flatMap(({ id, text, level, evidence, kinds }) => [
      `too low  ${id}  ${text}`,
      `           ${level}: ${evidence} (tested by ${kinds.join(', ')})`,
    ]);
  const missing = proofs
    .filter(({ status }) => status === 'missing')
    .map(({ id, text }) => `missing  ${id}  ${text}`);
  return [...failing, ...tooLow, ...missing].join('\n');
}

/** Renders the complete report, as `dist/requirements.json`. */
export function renderJson(proofs: Proof[], problems: string[]): string {
  return `${JSON.stringify({ areas: countByArea(proofs), problems, requirements: proofs }, null, 2)}\n`;
}
