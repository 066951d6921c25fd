import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createChannels } from './channels.ts';
import { createGuide, isInArchive, isInGuide } from './guide.ts';
import { addDays, osloDate, osloInstant } from './osloTime.ts';

const catalogue = createCatalogue();
const guide = createGuide(catalogue);
const hour = 3_600_000;

const days = fc.integer({ min: 0, max: 1400 }).map((offset) => addDays('2025-01-01', offset));
const anyChannel = fc.constantFrom(...guide.channels);

test('there are forty channels with unique ids and names', () => {
  expect(guide.channels).toHaveLength(40);
  expect(new Set(guide.channels.map(({ id }) => id)).size).toBe(40);
  expect(new Set(guide.channels.map(({ name }) => name)).size).toBe(40);
});

test('additional channels have their own ids, names and programmes', () => {
  const many = createGuide(catalogue, createChannels(95));
  expect(new Set(many.channels.map(({ id }) => id)).size).toBe(95);
  expect(new Set(many.channels.map(({ name }) => name)).size).toBe(95);
  const copy = many.channel('nordlys-3');
  if (!copy) throw new Error('There is no third Nordlys');
  for (const programme of many.day(copy, '2026-11-20')) {
    expect(many.programme(programme.id)).toEqual(programme);
  }
});

test('every channel is covered from midnight to midnight without gap or overlap', () => {
  fc.assert(
    fc.property(anyChannel, days, (channel, date) => {
      const programmes = guide.day(channel, date);
      expect(programmes[0]?.start).toBeLessThanOrEqual(osloInstant(date, 0));
      expect(programmes.at(-1)?.end).toBeGreaterThanOrEqual(osloInstant(addDays(date, 1), 0));
      for (const [index, { start, end }] of programmes.entries()) {
        expect(end).toBeGreaterThan(start);
        if (index > 0) expect(start).toBe(programmes[index - 1]?.end);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-11-20', 24],
])('%s is %i hours long and covered on every channel', (date, hours) => {
  const from = osloInstant(date, 0);
  const to = osloInstant(addDays(date, 1), 0);
  expect((to - from) / hour).toBe(hours);
  for (const channel of guide.channels) {
    const covered = guide
      .day(channel, date)
      .reduce((sum, { start, end }) => sum + Math.min(end, to) - Math.max(start, from), 0);
    expect(covered, channel.name).toBe(to - from);
  }
});

test('programme ids are unique, also in a repeated hour, and resolve to their programme', () => {
  for (const channel of guide.channels) {
    const programmes = guide.day(channel, '2026-10-25');
    expect(new Set(programmes.map(({ id }) => id)).size).toBe(programmes.length);
    for (const programme of programmes) expect(guide.programme(programme.id)).toEqual(programme);
  }
  expect(guide.programme('nordlys-2026-11-20-0001')).toBeUndefined();
});

test('a programme across midnight is in both days', () => {
  const isAcross = guide.channels.filter((channel) => {
    const last = guide.day(channel, '2026-11-20').at(-1);
    const first = guide.day(channel, '2026-11-21')[0];
    return last?.id === first?.id;
  });
  expect(isAcross.length).toBeGreaterThan(20);
});

test('the current programme changes with the clock', () => {
  fc.assert(
    fc.property(
      anyChannel,
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      (channel, now) => {
        const current = guide.at(channel, now);
        if (!current) throw new Error('Nothing is on');
        expect(current.start).toBeLessThanOrEqual(now);
        expect(current.end).toBeGreaterThan(now);
        expect(guide.at(channel, current.end)?.start).toBe(current.end);
      },
    ),
    { numRuns: 60 },
  );
});

test('the guide is deterministic, independent of earlier requests', () => {
  const again = createGuide(createCatalogue());
  for (const channel of guide.channels) {
    expect(again.day(channel, '2026-11-22')).toEqual(guide.day(channel, '2026-11-22'));
  }
});

test('general channels air strong programmes in the evening, and children have their own channels', () => {
  for (const { id, profile } of guide.channels) {
    const channel = guide.channel(id);
    if (!channel || (profile !== 'general' && profile !== 'kids')) continue;
    for (const programme of guide.day(channel, '2026-11-20')) {
      const local = new Date(programme.start + hour).getUTCHours();
      if (local >= 6 && local < 20) expect(programme.ageLimit, programme.id).toBeLessThanOrEqual(9);
      if (profile === 'kids') expect(programme.ageLimit).toBeLessThanOrEqual(6);
    }
  }
});

test('the archive keeps a programme for seven days after its end, if the channel has one', () => {
  const nordlys = guide.channel('nordlys');
  const arena2 = guide.channel('arena-2');
  if (!nordlys || !arena2) throw new Error('Channels are missing');
  const [programme] = guide.day(nordlys, '2026-11-20');
  if (!programme) throw new Error('Nothing is on');
  expect(isInArchive(programme, nordlys, programme.end - 1)).toBe(false);
  expect(isInArchive(programme, nordlys, programme.end)).toBe(true);
  expect(isInArchive(programme, nordlys, programme.end + 7 * 24 * hour)).toBe(false);
  expect(isInArchive(programme, arena2, programme.end)).toBe(false);
});

test('the guide covers seven days before and after today in Oslo', () => {
  const now = Date.parse('2026-11-20T23:30:00Z');
  expect(osloDate(now)).toBe('2026-11-21');
  expect(isInGuide('2026-11-14', now)).toBe(true);
  expect(isInGuide('2026-11-13', now)).toBe(false);
  expect(isInGuide('2026-11-28', now)).toBe(true);
  expect(isInGuide('2026-11-29', now)).toBe(false);
});
