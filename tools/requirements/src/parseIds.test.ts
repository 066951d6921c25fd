import { describe, expect, it } from 'vitest';
import { parseIds } from './parseIds.ts';

const areas = new Set(['API', 'AUTH', 'LANE', 'ROUTE']);
const ids = (title: string) => parseIds(title, areas).ids;

describe('ids at the start of a title', () => {
  it('ids have two or three digits', () => {
    expect(ids('AUTH-05 says who is logged in')).toEqual(['AUTH-05']);
    expect(ids('ROUTE-100 shows the dot')).toEqual(['ROUTE-100']);
    expect(ids('AUTH-05')).toEqual(['AUTH-05']);
    expect(ids('AUTH-05  ')).toEqual(['AUTH-05']);
  });

  it('several ids are separated by spaces, commas or both, the last optionally with a colon', () => {
    expect(ids('API-01 API-02 sends JSON')).toEqual(['API-01', 'API-02']);
    expect(ids('API-01,API-02, API-03 sends JSON')).toEqual(['API-01', 'API-02', 'API-03']);
    expect(ids('API-01 API-02: sends JSON')).toEqual(['API-01', 'API-02']);
  });

  it('ids later in the title are ignored', () => {
    expect(ids('sends JSON as API-01 asks')).toEqual([]);
    expect(ids('API-01 sends JSON, unlike API-02')).toEqual(['API-01']);
    expect(ids('Lane Standard')).toEqual([]);
  });

  it('an id may have an unknown area, but not look like UTF-8', () => {
    expect(ids('AUHT-05 slips')).toEqual(['AUHT-05']);
    expect(ids('UTF-8 texts survive')).toEqual([]);
    expect(ids('AUTH-5 lacks a digit')).toEqual(['AUTH-5']);
  });
});

describe('malformed ids', () => {
  it.each(['LANE-38…LANE-40 page', 'LANE-38 … LANE-40 page', 'LANE-38 – LANE-40 page', 'AUTH-05b logs out'])(
    'parseIds reports a problem for “%s”',
    (title) => {
      expect(parseIds(title, areas).problem).toContain(title);
    },
  );

  it.each(['LANE-38 – pages of 30', 'SHA-256-sums agree', 'API-01 to the letter'])(
    'parseIds accepts “%s”',
    (title) => {
      expect(parseIds(title, areas).problem).toBeUndefined();
    },
  );
});
