import { expect, test } from 'vitest';
import type { KeyValueStorage } from '@tv/config';
import {
  clearProvisioning,
  keepTv2Status,
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

test('EXT-20 the status of before is there for who left, and for nobody else', () => {
  const tab = storage();
  keepTv2Status(tab, 'u-1', 'NeedsConnection');
  const record = { userId: 'u-1', hasLeft: true, statusCode: 'NeedsConnection', hasFailed: false };
  expect(JSON.parse(tab.getItem(TV2_PROVISIONING_KEY) ?? '')).toEqual(record);
  expect(readProvisioning(tab, 'u-1')).toEqual(record);
  expect(readProvisioning(tab, 'u-2')).toBeUndefined();
  clearProvisioning(tab);
  expect(readProvisioning(tab, 'u-1')).toBeUndefined();
});

test('EXT-20 that there was none is kept as well', () => {
  const tab = storage();
  keepTv2Status(tab, 'u-1', undefined);
  expect(readProvisioning(tab, 'u-1')).toEqual({ userId: 'u-1', hasLeft: true, hasFailed: false });
});

test('EXT-29 the flag of an error is raised and taken down beside it', () => {
  const tab = storage();
  setProvisioningFailed(tab, 'u-1', false);
  expect(tab.getItem(TV2_PROVISIONING_KEY)).toBeNull();
  setProvisioningFailed(tab, 'u-1', true);
  expect(readProvisioning(tab, 'u-1')).toEqual({ userId: 'u-1', hasLeft: false, hasFailed: true });
  keepTv2Status(tab, 'u-1', 'Connected');
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
  'what lies there otherwise is nothing: %s',
  (text) => {
    expect(readProvisioning(storage(text), 'u-1')).toBeUndefined();
  },
);
