import { expect, it } from 'vitest';
import { programmePhase, STATE_TEXTS } from './programmeCard.ts';

it.each([
  [0, 'coming'],
  [10, 'live'],
  [19, 'live'],
  [20, 'past'],
])('at %i a programme from 10 to 20 is %s', (now, phase) => {
  expect(programmePhase({ start: 10, end: 20 }, now)).toBe(phase);
});

it.each([
  ['Live', 'direkte nå'],
  ['Default', 'i arkivet'],
  ['Rented', 'i arkivet'],
  ['Expired', 'ikke i arkivet'],
  ['NoAccess', 'ingen tilgang'],
  ['Planned', undefined],
] as const)('the screen reader text of %s is %s', (type, text) => {
  expect(STATE_TEXTS[type]).toBe(text);
});
