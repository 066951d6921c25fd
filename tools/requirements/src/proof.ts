import type { Requirement } from './catalogue.ts';
import type { TestOutcome } from './testOutcome.ts';
import { idsNamedBy } from './title.ts';

/** `failing`: a test that names it failed. `missing`: no test that names it ran. */
export type ProofStatus = 'proven' | 'failing' | 'missing';

/** A requirement with the tests that name it. */
export type Proof = Requirement & { status: ProofStatus; tests: TestOutcome[] };

/** What the tests say about every requirement, and names that lead nowhere. */
export type ProofOfAll = { proofs: Proof[]; problems: string[] };

function statusOf(tests: TestOutcome[]): ProofStatus {
  if (tests.some(({ outcome }) => outcome === 'failed')) return 'failing';
  return tests.some(({ outcome }) => outcome === 'passed') ? 'proven' : 'missing';
}

/**
 * Weighs the tests of a run against the requirements. A requirement is proven when at least one test that names it
 * passed and none failed; a skipped test says nothing. A title that names an id without a row is a problem.
 */
export function weigh(requirements: Requirement[], tests: TestOutcome[]): ProofOfAll {
  const areas = new Set(requirements.map(({ area }) => area));
  const testsById = new Map<string, TestOutcome[]>(requirements.map(({ id }) => [id, []]));
  const problems = new Set<string>();

  for (const test of tests) {
    const named = new Set<string>();
    for (const title of test.titles) {
      const { ids, problem } = idsNamedBy(title, areas);
      ids.forEach((id) => named.add(id));
      if (problem !== undefined) problems.add(problem);
    }
    for (const id of named) {
      const ofId = testsById.get(id);
      if (ofId) ofId.push(test);
      else problems.add(`“${test.titles.at(-1) ?? ''}” (${test.file}) names ${id}, which has no row.`);
    }
  }

  const proofs = requirements.map((requirement) => {
    const own = testsById.get(requirement.id) ?? [];
    return { ...requirement, status: statusOf(own), tests: own };
  });
  return { proofs, problems: [...problems] };
}
