import { expect, test } from 'vitest';
import type { KeyValueStorage } from '@tv/config';
import {
  clearProvisioning,
  saveTv2Status,
  readProvisioning,
  setProvisioningFailed,
  TV2_PROVISIONING_KEY,
} from './provisioningRecord.ts';

function storage(text?: string): KeyValueStorage {
  const entries = new Map(text === undefined ? [] : [[TV2_PROVISIONING_KEY, text]]);
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

test('EXT-20 the saved TV 2 status is returned to its user only', () => {
  const tab = storage();
  saveTv2Status(tab, 'u-1', 'NeedsConnection');
  const record = { userId: 'u-1', hasLeft: true, statusCode: 'NeedsConnection', hasFailed: false };
  expect(JSON.parse(tab.getItem(TV2_PROVISIONING_KEY) ?? '')).toEqual(record);
  expect(readProvisioning(tab, 'u-1')).toEqual(record);
  expect(readProvisioning(tab, 'u-2')).toBeUndefined();
  clearProvisioning(tab);
  expect(readProvisioning(tab, 'u-1')).toBeUndefined();
});

test('EXT-20 a missing TV 2 status is saved too', () => {
  const tab = storage();
  saveTv2Status(tab, 'u-1', undefined);
  expect(readProvisioning(tab, 'u-1')).toEqual({ userId: 'u-1', hasLeft: true, hasFailed: false });
});

test('EXT-29 the error flag is set and cleared without touching the rest of the record', () => {
  const tab = storage();
  setProvisioningFailed(tab, 'u-1', false);
  expect(tab.getItem(TV2_PROVISIONING_KEY)).toBeNull();
  setProvisioningFailed(tab, 'u-1', true);
  expect(readProvisioning(tab, 'u-1')).toEqual({ userId: 'u-1', hasLeft: false, hasFailed: true });
  saveTv2Status(tab, 'u-1', 'Connected');
  setProvisioningFailed(tab, 'u-1', true);
  expect(readProvisioning(tab, 'u-1')).toMatchObject({
    hasLeft: true,
    statusCode: 'Connected',
    hasFailed: true,
  });
  setProvisioningFailed(tab, 'u-1', false);
  expect(readProvisioning(tab, 'u-1')?.hasFailed).toBe(false);
});

test.each(['', '{', 'null', '[]', '{"userId":1}', '{"userId":"u-1","statusCode":"?"}'])(
  'an invalid record is ignored: %s',
  (text) => {
    expect(readProvisioning(storage(text), 'u-1')).toBeUndefined();
  },
);
