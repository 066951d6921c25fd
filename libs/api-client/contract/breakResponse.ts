import * as fc from 'fast-check';

/** Must never reach a page unescaped: it would end the script with the embedded state. */
export const HOSTILE = '</script><script>alert(1)</script><!--\u2028';

/** Mutations of a value in a response. `undefined` removes the value. */
const mutations = {
  nothing: () => undefined,
  null: () => null,
  'yes or no': () => true,
  zero: () => 0,
  'less than nothing': () => -1,
  'a huge number': () => 1e308,
  'no text': () => '',
  'a text': () => 'tekst',
  'a long text': () => 'langtekstutenmellomrom'.repeat(200),
  'markup and script': () => HOSTILE,
  'an address that is script': () => 'javascript:alert(1)',
  'an address of whoever': () => 'https://elsewhere.test/film?a=b',
  'a parent path': () => '../..',
  'a day that there is none of': () => '2026-02-30',
  'the end of time': () => '9999-12-31T23:59:59Z',
  'no list': () => [],
  'no fields': () => ({}),
  'a list of anything': () => [null, 7, 'tekst', {}, [[]]],
  'all of it twice': (value: unknown) =>
    Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : [value, value],
  'forty of it': (value: unknown) =>
    Array.from({ length: 40 }, () => (Array.isArray(value) ? (value as unknown[])[0] : value)),
} satisfies Record<string, (value: unknown) => unknown>;

/**
 * A mutation and its position. The position counts through all values of the response, modulo their number.
 */
export interface Break {
  readonly mutation: keyof typeof mutations;
  readonly position: number;
}

export const breaks: fc.Arbitrary<readonly Break[]> = fc.array(
  fc.record({
    mutation: fc.constantFrom(...(Object.keys(mutations) as Break['mutation'][])),
    position: fc.noBias(fc.nat({ max: 1_000_000 })),
  }),
  { minLength: 1, maxLength: 4 },
);

type ValuePath = readonly string[];

/** Returns the paths of all values in a response, including the root. */
function pathsOf(value: unknown, at: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))];
}

function changeAt(
  target: unknown,
  [key, ...deeper]: ValuePath,
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(target);
  if (Array.isArray(target)) {
    return target.map((part: unknown, index) =>
      String(index) === key ? changeAt(part, deeper, change) : part,
    );
  }
  const fields = target as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: changeAt(fields[key], deeper, change) };
}

/** Returns the response after all mutations, as JSON would transport it. A removed root becomes null. */
export function applyBreaks(answer: unknown, all: readonly Break[]): unknown {
  const changed = all.reduce((current, { mutation, position }) => {
    const paths = pathsOf(current);
    return changeAt(current, paths[position % paths.length] ?? [], mutations[mutation]) ?? null;
  }, answer);
  return JSON.parse(JSON.stringify(changed)) as unknown;
}
