import { expect, it } from 'vitest';
import { recommendationRequest } from './recommendationRequest.ts';

const nothing = { entitlementKeys: [] };
const channel = { id: 'nordlys', name: 'Nordlys', externalId: 'x-nordlys', entitlementKeys: ['LITT'] };

it('REC-04 entitlement keys of the URL take precedence over those of the title', () => {
  const title = { entitlementKeys: ['MAX'], channel: undefined };
  const wanted = { isLive: false, id: 't-1', title };
  expect(recommendationRequest({ ...wanted, given: { entitlementKeys: ['VIAPLAY'] } })).toEqual({
    entitlementKeys: ['VIAPLAY'],
    channelExternalIds: [],
  });
  expect(recommendationRequest({ ...wanted, given: nothing })?.entitlementKeys).toEqual(['MAX']);
});

it('REC-04 a channel is identified by its external id, or by its id', () => {
  const title = { entitlementKeys: undefined, channel };
  expect(recommendationRequest({ given: nothing, isLive: true, id: 'nordlys', title })).toEqual({
    entitlementKeys: ['LITT'],
    channelExternalIds: ['x-nordlys'],
  });
  expect(recommendationRequest({ given: nothing, isLive: true, id: 'nordlys', title: undefined })).toEqual({
    entitlementKeys: [],
    channelExternalIds: ['nordlys'],
  });
});

it('a title without entitlement keys gives no request, whatever its channel', () => {
  const title = { entitlementKeys: undefined, channel };
  expect(recommendationRequest({ given: nothing, isLive: false, id: 't-1', title })).toBeUndefined();
  expect(
    recommendationRequest({ given: nothing, isLive: false, id: 't-1', title: undefined }),
  ).toBeUndefined();
});
