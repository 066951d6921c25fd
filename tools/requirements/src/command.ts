import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateProofs } from './proof.ts';
import { lostProofs, parseRatchet, writeRatchet } from './ratchet.ts';
import { readRequirements } from './readRequirements.ts';
import { renderJson, renderOpen, renderRows, renderTable, countByArea } from './report.ts';
import { readResults } from './results.ts';

export type CommandResult = { output: string; exitCode: 0 | 1 };

const usage = `npm run requirements -- [options]
  --missing      list requirements that are failing, tested at too low a level, or missing
  --rows         list every requirement with its test level and the kinds of tests that prove it
  --area A,B     show only these areas
  --check        fail if an id in docs/requirements/proven.json is no longer proven
  --update       write the proven ids to docs/requirements/proven.json
  --allow-loss   with --update: drop ids that are no longer proven`;

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        area: { type: 'string', multiple: true, default: [] },
        missing: { type: 'boolean', default: false },
        rows: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        update: { type: 'boolean', default: false },
        'allow-loss': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * `npm run requirements`: compares the last test run with the requirements.
 *
 * @param root workspace folder
 * @param args options after `--`; see `usage`
 */
export function runRequirements(root: string, args: string[]): CommandResult {
  const options = readOptions(args);
  if (typeof options === 'string') return { output: `${options}\n\n${usage}`, exitCode: 1 };
  const catalogue = readRequirements(join(root, 'docs/requirements'));
  const results = readResults(join(root, 'dist/test-results'));
  const { proofs, problems: named } = evaluateProofs(catalogue.requirements, results.tests);

  const wanted = new Set(options.area.flatMap((value) => value.toUpperCase().split(/[\s,]+/)));
  const unknown = [...wanted].filter((area) => !proofs.some((proof) => proof.area === area));
  const shown = wanted.size === 0 ? proofs : proofs.filter(({ area }) => wanted.has(area));

  const problems = [...catalogue.problems, ...results.problems, ...named];
  problems.push(...unknown.map((area) => `Unknown area ${area}.`));
  const notes = results.brokenFiles.map((file) => `${file} failed before its tests ran.`);
  if (results.files === 0) notes.push('No results in dist/test-results; run npm test first.');

  const ratchetPath = join(root, 'docs/requirements/proven.json');
  const ratchet = existsSync(ratchetPath) ? parseRatchet(readFileSync(ratchetPath, 'utf8')) : {};
  const lost = options.check || options.update ? lostProofs(ratchet, proofs) : [];
  const lossAllowed = options.update && options['allow-loss'];
  if (!lossAllowed) problems.push(...lost.map(({ id, now }) => `${id} was proven and is now ${now}.`));

  const updated = options.update && problems.length === 0;
  if (updated) writeFileSync(ratchetPath, writeRatchet(proofs));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/requirements.json'), renderJson(proofs, problems));

  const blocks = [
    renderTable(countByArea(shown)),
    options.rows ? renderRows(shown) : '',
    options.missing ? renderOpen(shown) : '',
    notes.join('\n'),
    problems.map((problem) => `error: ${problem}`).join('\n'),
    updated ? 'docs/requirements/proven.json is up to date.' : '',
  ];
  return {
    output: blocks.filter((block) => block !== '').join('\n\n'),
    exitCode: problems.length === 0 ? 0 : 1,
  };
}
