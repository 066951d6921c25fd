import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readRequirements, parsePage } from './readRequirements.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'requirements-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const table = (...rows: string[]) =>
  ['| Id | Requirement | Seen | Source |', '| --- | --- | --- | --- |', ...rows].join('\n');

describe('a requirement page', () => {
  it('parsePage reads id, text, level, evidence and source of each row, padded or not', () => {
    const { requirements, problems } = parsePage(
      'auth',
      table(
        '| AUTH-01 | Signs in. | browser: link to `/` | 1§2, 2§2 |',
        '| AUTH-102   | Signs out: now.   |  unit:  location `/`   | 2§7    |',
      ),
    );
    expect(problems).toEqual([]);
    expect(requirements).toEqual([
      {
        id: 'AUTH-01',
        area: 'AUTH',
        text: 'Signs in.',
        level: 'browser',
        evidence: 'link to `/`',
        source: '1§2, 2§2',
      },
      {
        id: 'AUTH-102',
        area: 'AUTH',
        text: 'Signs out: now.',
        level: 'unit',
        evidence: 'location `/`',
        source: '2§7',
      },
    ]);
  });

  it('parsePage reports malformed rows and rows of another area', () => {
    expect(parsePage('auth', table('| AUTH-1 | One digit. | unit: text | 1§1 |')).problems).toHaveLength(1);
    expect(parsePage('auth', table('| PIN-01 | Astray. | unit: text | 1§1 |')).problems).toEqual([
      'PIN-01 is in auth.md, which belongs to another area.',
    ]);
  });

  it.each(['| AUTH-01 | Signs in. | 1§1 |', '| AUTH-01 | Signs in. | eye: text | 1§1 |'])(
    'parsePage rejects a row without a test level: %s',
    (row) => {
      const { requirements, problems } = parsePage('auth', table(row));
      expect(requirements).toEqual([]);
      expect(problems).toEqual([`auth.md has a malformed row: ${row}`]);
    },
  );
});

describe('all requirement pages', () => {
  it('readRequirements follows the order of the README', () => {
    const folder = folderWith({
      'README.md': '[PIN](pin.md) [AUTH](auth.md)',
      'auth.md': table('| AUTH-01 | a | unit: text | 1§1 |'),
      'pin.md': table('| PIN-01 | b | unit: text | 1§1 |'),
    });
    expect(readRequirements(folder)).toMatchObject({
      requirements: [{ id: 'PIN-01' }, { id: 'AUTH-01' }],
      problems: [],
    });
  });

  it('readRequirements reports duplicate ids and pages missing in the README', () => {
    const folder = folderWith({
      'README.md': 'nothing',
      'auth.md': table('| AUTH-01 | a | unit: text | 1§1 |', '| AUTH-01 | b | unit: text | 1§1 |'),
    });
    expect(readRequirements(folder).problems).toEqual([
      'auth.md is missing in the requirements README.',
      'AUTH-01 has two rows.',
    ]);
  });
});

describe('the requirement pages of this workspace', () => {
  const { requirements, problems } = readRequirements(
    resolve(import.meta.dirname, '../../../docs/requirements'),
  );

  it('the requirement pages are valid and have 749 rows', () => {
    expect(problems).toEqual([]);
    expect(requirements).toHaveLength(749);
    expect(
      requirements.filter(
        ({ text, evidence, source }) => text.length < 10 || evidence === '' || source === '',
      ),
    ).toEqual([]);
  });

  it('each area is numbered from 1 without a gap', () => {
    const next = new Map<string, number>();
    for (const { id, area } of requirements) {
      const number = (next.get(area) ?? 0) + 1;
      next.set(area, number);
      expect(id).toBe(`${area}-${String(number).padStart(2, '0')}`);
    }
    expect(next.size).toBe(28);
  });
});
