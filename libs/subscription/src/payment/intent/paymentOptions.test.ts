import { expect, test } from 'vitest';
import { paymentOptions } from './purpose.ts';

test.each([
  ['kjøp', 449, 'None', ['Card', 'Vipps']],
  ['kjøp', 449, 'Card', ['Card', 'Vipps']],
  ['fortsett', 449, 'Vipps', ['Card', 'Vipps']],
  ['endre', 84.5, 'Card', ['Known']],
  ['endre', 84.5, 'Vipps', ['Vipps']],
  ['endre', 0, 'Vipps', ['Known']],
  ['endre', 84.5, 'None', ['Card', 'Vipps']],
  ['endre', 84.5, undefined, ['Card', 'Vipps']],
  ['reaktiver', 0, 'Card', ['Known']],
  ['behold', 0, 'Vipps', ['Known']],
  ['method', 0, 'Card', ['Card', 'Vipps']],
] as const)('payment options for %s of %d kr with provider %s: %j', (purpose, toPayNow, provider, ways) => {
  expect(paymentOptions(purpose, { toPayNow }, provider)).toEqual(ways);
});
