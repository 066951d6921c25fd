import type { Proof, ProofStatus } from './proof.ts';

/** How many requirements of an area are in which state. */
export type AreaSum = { area: string; total: number } & Record<ProofStatus, number>;

/** Sums up per area, in the order of the pages. */
export function sumAreas(proofs: Proof[]): AreaSum[] {
  const sums = new Map<string, AreaSum>();
  for (const { area, status } of proofs) {
    const sum = sums.get(area) ?? { area, total: 0, proven: 0, failing: 0, missing: 0 };
    sum.total += 1;
    sum[status] += 1;
    sums.set(area, sum);
  }
  return [...sums.values()];
}

/** The table for the terminal: a line per area and one for all of them. */
export function renderTable(sums: AreaSum[]): string {
  const all = sums.reduce<AreaSum>(
    (sum, { total, proven, failing, missing }) => ({
      area: 'all',
      total: sum.total + total,
      proven: sum.proven + proven,
      failing: sum.failing + failing,
      missing: sum.missing + missing,
    }),
    { area: 'all', total: 0, proven: 0, failing: 0, missing: 0 },
  );
  const line = (cells: (string | number)[]) =>
    cells.map((cell, place) => (place === 0 ? String(cell).padEnd(8) : String(cell).padStart(9))).join('');
  const lineOf = ({ area, total, proven, failing, missing }: AreaSum) =>
    line([area, total, proven, failing, missing]);
  const rule = '-'.repeat(44);
  return [
    line(['Area', 'rows', 'proven', 'failing', 'missing']),
    rule,
    ...sums.map(lineOf),
    rule,
    lineOf(all),
  ].join('\n');
}

/** One line per failing requirement with the tests that failed it, then one per missing requirement. */
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
  const missing = proofs
    .filter(({ status }) => status === 'missing')
    .map(({ id, text }) => `missing  ${id}  ${text}`);
  return [...failing, ...missing].join('\n');
}

/** The whole report for programs, as the text of `dist/requirements.json`. */
export function renderJson(proofs: Proof[], problems: string[]): string {
  return `${JSON.stringify({ areas: sumAreas(proofs), problems, requirements: proofs }, null, 2)}\n`;
}
