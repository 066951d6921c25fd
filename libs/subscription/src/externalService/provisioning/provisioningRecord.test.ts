import { expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import {
  storedProvisioning,
  saveTv2Status,
  readProvisioning,
  setProvisioningFailed,
} from './provisioningRecord.ts';

test('EXT-20 the saved TV 2 status is returned to its user only', () => {
  const tab = createMemoryStorage();
  saveTv2Status(tab, 'u-1', 'NeedsConnection');
  const record = { userId: 'u-1', hasLeft: true, statusCode: 'NeedsConnection', hasFailed: false };
  expect(JSON.parse(tab.getItem(storedProvisioning.key) ?? '')).toEqual(record);
  expect(readProvisioning(tab, 'u-1')).toEqual(record);
  expect(readProvisioning(tab, 'u-2')).toBeUndefined();
  storedProvisioning.clear(tab);
  expect(readProvisioning(tab, 'u-1')).toBeUndefined();
});

test('EXT-20 a missing TV 2 status is saved too', () => {
  const tab = createMemoryStorage();
  saveTv2Status(tab, 'u-1', undefined);
  expect(readProvisioning(tab, 'u-1')).toEqual({ userId: 'u-1', hasLeft: true, hasFailed: false });
});

test('EXT-29 the error flag is set and cleared without touching the rest of the record', () => {
  const tab = createMemoryStorage();
  setProvisioningFailed(tab, 'u-1', false);
  expect(tab.getItem(storedProvisioning.key)).toBeNull();
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
    expect(readProvisioning(createMemoryStorage({ [storedProvisioning.key]: text }), 'u-1')).toBeUndefined();
  },
);
