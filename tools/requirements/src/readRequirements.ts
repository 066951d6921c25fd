import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testLevels } from './testLevel.ts';
import type { TestLevel } from './testLevel.ts';

export type Requirement = {
  /** For example `AUTH-05`. */
  id: string;
  area: string;
  text: string;
  /** Lowest test level that proves it. */
  level: TestLevel;
  /** Evidence at that level, for example `link present and href`. */
  evidence: string;
  /** Sections of the specification, for example `1§2, 2§2`. */
  source: string;
};

export type RequirementSet = {
  requirements: Requirement[];
  problems: string[];
};

const row = /^\|\s*([A-Z]+)-(\d{2,})\s*\|(.*)\|\s*([a-z]+): ([^|]*)\|([^|]*)\|\s*$/;

const isTestLevel = (word: string | undefined): word is TestLevel =>
  testLevels.some((level) => level === word);

/**
 * Parses the rows of one page: every table line that begins with an id.
 *
 * @param page file name without extension: the area in lower case
 */
export function parsePage(page: string, markdown: string): RequirementSet {
  const requirements: Requirement[] = [];
  const problems: string[] = [];
  for (const line of markdown.split('\n')) {
    const [, area, number, text = '', level, evidence = '', source = ''] = row.exec(line) ?? [];
    if (area === undefined || number === undefined || !isTestLevel(level)) {
      if (/^\|\s*[A-Z]+-\d/.test(line)) problems.push(`${page}.md has a malformed row: ${line}`);
      continue;
    }
    const id = `${area}-${number}`;
    if (area.toLowerCase() !== page) problems.push(`${id} is in ${page}.md, which belongs to another area.`);
    requirements.push({
      id,
      area,
      text: text.trim(),
      level,
      evidence: evidence.trim(),
      source: source.trim(),
    });
  }
  return { requirements, problems };
}

/** Reads all pages of `docs/requirements`, in the order of its README. */
export function readRequirements(folder: string): RequirementSet {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const position = (file: string) => index.indexOf(`(${file})`);
  const problems = files
    .filter((file) => position(file) < 0)
    .map((file) => `${file} is missing in the requirements README.`);

  const pages = files
    .sort((a, b) => position(a) - position(b))
    .map((file) => parsePage(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')));
  const requirements = pages.flatMap((page) => page.requirements);
  problems.push(...pages.flatMap((page) => page.problems));

  const knownIds = new Set<string>();
  for (const { id } of requirements) {
    if (knownIds.has(id)) problems.push(`${id} has two rows.`);
    knownIds.add(id);
  }
  return { requirements, problems };
}
