import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseGuideDay, guideDays } from './timeline.ts';

const TODAY = '2026-11-22';

it('GUIDE-01 the guide covers seven days before and after today', () => {
  const days = guideDays(TODAY);
  expect([days.length, days[0], days[7], days[14]]).toEqual([15, '2026-11-15', TODAY, '2026-11-29']);
});

it.each(guideDays(TODAY))('ROUTE-15 accepts %s as a day of the guide', (day) => {
  expect(parseGuideDay(day, TODAY)).toBe(day);
});

it.each([
  '2026-11-14',
  '2026-11-30',
  '2026-02-30',
  '99999-01-01',
  '2026-11-22T00:00',
  '22.11.2026',
  '<script>',
  '',
  undefined,
])('ROUTE-14 rejects %s, which means today', (text) => {
  expect(parseGuideDay(text, TODAY)).toBeUndefined();
});

it('ROUTE-14 accepts any text without throwing', () => {
  fc.assert(fc.property(fc.string(), (text) => parseGuideDay(text, TODAY) === undefined));
});
