import { expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import {
  storedIntent,
  getOrCreateIntent,
  markReceiptShown,
  readIntent,
  type IntentSubject,
} from './paymentIntent.ts';

const subject: IntentSubject = {
  userId: 'u-1',
  purpose: 'kjøp',
  productIds: ['mye', 'max'],
  provider: 'Card',
};
const newId = () => crypto.randomUUID();

test('confirming again reuses the intent, in any order of products', () => {
  const storage = createMemoryStorage();
  const first = getOrCreateIntent(storage, subject, newId);
  expect(getOrCreateIntent(storage, subject, newId).id).toBe(first.id);
  expect(getOrCreateIntent(storage, { ...subject, productIds: ['max', 'mye'] }, newId).id).toBe(first.id);
});

test.each([
  ['other products', { productIds: ['mye'] }],
  ['another purpose', { purpose: 'endre' as const }],
  ['another payment option', { provider: 'Vipps' as const }],
  ['another customer', { userId: 'u-2' }],
  ['a retention offer', { retentionOfferId: 'o-1' }],
])('creates a new intent for %s', (_what, change) => {
  const storage = createMemoryStorage();
  const first = getOrCreateIntent(storage, subject, newId);
  expect(getOrCreateIntent(storage, { ...subject, ...change }, newId).id).not.toBe(first.id);
});

test('stores an intent until it is cleared', () => {
  const storage = createMemoryStorage();
  const intent = getOrCreateIntent(storage, subject, newId);
  storedIntent.write(storage, { ...intent, isSent: true, order: { orderId: 'o-1', amount: 449 } });
  expect(readIntent(storage, 'u-1')).toMatchObject({ id: intent.id, isSent: true });
  expect(readIntent(storage, 'u-2')).toBeUndefined();
  storedIntent.clear(storage);
  expect(readIntent(storage, 'u-1')).toBeUndefined();
});

test('an intent ends when its receipt was shown, except for a page that was already reloading', () => {
  const storage = createMemoryStorage();
  const intent = { ...getOrCreateIntent(storage, subject, newId), isSent: true };
  const before = performance.timeOrigin + performance.now() - 1;
  markReceiptShown(storage, intent);
  expect(readIntent(storage, 'u-1')).toBeUndefined();
  expect(getOrCreateIntent(storage, subject, newId).id).not.toBe(intent.id);

  markReceiptShown(storage, intent);
  expect(readIntent(storage, 'u-1', before)).toMatchObject({ id: intent.id });
  expect(readIntent(storage, 'u-1', before + 60_000)).toBeUndefined();
});

test.each(['', 'x', '{}', '[]', 'null', '{"id":"1"}'])('ignores an invalid stored intent: %j', (text) => {
  expect(readIntent(createMemoryStorage({ [storedIntent.key]: text }), 'u-1')).toBeUndefined();
});
