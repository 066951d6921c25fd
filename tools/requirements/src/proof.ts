import { parseIds } from './parseIds.ts';
import type { Requirement } from './readRequirements.ts';
import { testKindOf, canProve, testKinds } from './testLevel.ts';
import type { TestKind } from './testLevel.ts';
import type { TestOutcome } from './testOutcome.ts';

/**
 * `failing`: a test with the id failed. `too low`: tests with the id passed, but none at the required level.
 * `missing`: no test with the id ran.
 */
export const proofStatuses = ['proven', 'failing', 'too low', 'missing'] as const;
export type ProofStatus = (typeof proofStatuses)[number];

/** A requirement, its tests, and the kinds of those that passed. */
export type Proof = Requirement & { status: ProofStatus; kinds: TestKind[]; tests: TestOutcome[] };

/** Results for all requirements; problems are unknown ids. */
export type Evaluation = { proofs: Proof[]; problems: string[] };

function proofOf(requirement: Requirement, tests: TestOutcome[]): Proof {
  const passed = new Set(
    tests.filter(({ outcome }) => outcome === 'passed').map(({ file }) => testKindOf(file)),
  );
  const kinds = testKinds.filter((kind) => passed.has(kind));
  const statusOfPassed = (): ProofStatus => {
    if (kinds.length === 0) return 'missing';
    return kinds.some((kind) => canProve(kind, requirement.level)) ? 'proven' : 'too low';
  };
  const isFailing = tests.some(({ outcome }) => outcome === 'failed');
  return { ...requirement, status: isFailing ? 'failing' : statusOfPassed(), kinds, tests };
}

/**
 * Evaluates a test run. A requirement is proven if a test with its id passed at the required level and no
 * test with its id failed at any level. Skipped tests are ignored. An id without a row is a problem.
 */
export function evaluateProofs(requirements: Requirement[], tests: TestOutcome[]): Evaluation {
  const areas = new Set(requirements.map(({ area }) => area));
  const testsById = new Map<string, TestOutcome[]>(requirements.map(({ id }) => [id, []]));
  const problems = new Set<string>();

  for (const test of tests) {
    const named = new Set<string>();
    for (const title of test.titles) {
      const { ids, problem } = parseIds(title, areas);
      ids.forEach((id) => named.add(id));
      if (problem !== undefined) problems.add(problem);
    }
    for (const id of named) {
      const ofId = testsById.get(id);
      if (ofId) ofId.push(test);
      else problems.add(`“${test.titles.at(-1) ?? ''}” (${test.file}) uses ${id}, which has no row.`);
    }
  }

  const proofs = requirements.map((requirement) => proofOf(requirement, testsById.get(requirement.id) ?? []));
  return { proofs, problems: [...problems] };
}
