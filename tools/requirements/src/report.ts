import { proofStatuses } from './proof.ts';
import type { Proof, ProofStatus } from './proof.ts';

/** How many requirements of an area are in which state. */
export type AreaSum = { area: string; total: number } & Record<ProofStatus, number>;

const emptySum = (area: string): AreaSum => ({
  area,
  total: 0,
  proven: 0,
  failing: 0,
  'too low': 0,
  missing: 0,
});

/** Sums up per area, in the order of the pages. */
export function sumAreas(proofs: Proof[]): AreaSum[] {
  const sums = new Map<string, AreaSum>();
  for (const { area, status } of proofs) {
    const sum = sums.get(area) ?? emptySum(area);
    sum.total += 1;
    sum[status] += 1;
    sums.set(area, sum);
  }
  return [...sums.values()];
}

/** The table for the terminal: a line per area and one for all of them. */
export function renderTable(sums: AreaSum[]): string {
  const all = emptySum('all');
  for (const sum of sums) {
    all.total += sum.total;
    for (const status of proofStatuses) all[status] += sum[status];
  }
  const line = (cells: (string | number)[]) =>
    cells.map((cell, place) => (place === 0 ? String(cell).padEnd(8) : String(cell).padStart(9))).join('');
  const lineOf = (sum: AreaSum) => line([sum.area, sum.total, ...proofStatuses.map((status) => sum[status])]);
  const header = line(['Area', 'rows', ...proofStatuses]);
  const rule = '-'.repeat(header.length);
  return [header, rule, ...sums.map(lineOf), rule, lineOf(all)].join('\n');
}

/** One line per requirement: its status, the height at which it is seen, and the kinds of test that passed for it. */
export function renderRows(proofs: Proof[]): string {
  return proofs
    .map(({ id, status, height, kinds }) =>
      [status.padEnd(7), id.padEnd(10), height.padEnd(10), kinds.join(', ')].join('  ').trimEnd(),
    )
    .join('\n');
}

/**
 * One line per failing requirement with the tests that failed it, then one per requirement whose tests stand too low,
 * with what is to be seen and the kinds that name it, then one per missing requirement.
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
    .flatMap(({ id, text, height, sight, kinds }) => [
      `too low  ${id}  ${text}`,
      `           ${height}: ${sight} (named by ${kinds.join(', ')})`,
    ]);
  const missing = proofs
    .filter(({ status }) => status === 'missing')
    .map(({ id, text }) => `missing  ${id}  ${text}`);
  return [...failing, ...tooLow, ...missing].join('\n');
}

/** The whole report for programs, as the text of `dist/requirements.json`. */
export function renderJson(proofs: Proof[], problems: string[]): string {
  return `${JSON.stringify({ areas: sumAreas(proofs), problems, requirements: proofs }, null, 2)}\n`;
}
