import { describe, expect, test } from 'vitest';
import type { ProviderVariant } from '@tv/api-client';
import { variantAction, type VariantContext } from './variantAction.ts';

const EXTERNAL = {
  providerId: 'viaplay',
  playbackUrl: 'https://partner.test/viaplay/watch/isfront',
  reportUrl: 'https://gateway.dev.test/external/isfront',
};

function actionOf(variant: Partial<ProviderVariant>, surroundings: Partial<VariantContext> = {}) {
  const reports: string[] = [];
  const action = variantAction(
    { id: 'v1', providerId: 'viaplay', providerName: 'Viaplay', behavior: 'PlayAsset', ...variant },
    {
      reporter: { error: (error) => void reports.push(String(error)), warn: () => undefined },
      isAllowedUrl: (url) => url.startsWith('https://partner.test/'),
      isVisitor: false,
      title: 'Isfront',
      item: { id: 'isfront' },
      from: '/film/isfront',
      hasStartedWatching: false,
      ...surroundings,
    },
  );
  return { action, reports };
}

const linksTo = (playbackUrl: string): ProviderVariant['links'] => ({
  externalPlayback: { ...EXTERNAL, playbackUrl },
  excludeFromContinueWatchingUrl: undefined,
});

describe('playing here', () => {
  test('COVER-10 ROUTE-06 PlayAsset links to the watch page without the redirect back', () => {
    expect(actionOf({ behavior: 'PlayAsset' }).action).toEqual({
      kind: 'play',
      to: '/watch/vod/isfront/Isfront?disableScpRedirect=1',
      label: 'Se nå',
    });
  });

  test.each([
    ['Default', false, 'Se nå'],
    ['Rented', false, 'Se nå'],
    ['Live', false, 'Se direkte'],
    ['Default', true, 'Fortsett å se'],
    ['Rented', true, 'Fortsett å se'],
    ['Live', true, 'Fortsett å se'],
  ] as const)('a variant in state %s, started: %s, has the label %s', (state, isStarted, label) => {
    expect(actionOf({ state }, { hasStartedWatching: isStarted }).action?.label).toBe(label);
  });

  test('a variant without an item has no action, which is reported', () => {
    const { action, reports } = actionOf({}, { item: undefined });
    expect(action).toBeUndefined();
    expect(reports).toEqual(['Error: Variant v1 has nothing to play']);
  });
});

describe('playing at another provider', () => {
  test('COVER-11 PlayExternalAsset links to the provider’s URL', () => {
    const { action } = actionOf({ behavior: 'PlayExternalAsset', links: linksTo(EXTERNAL.playbackUrl) });
    expect(action).toEqual({
      kind: 'external',
      href: EXTERNAL.playbackUrl,
      providerId: 'viaplay',
      reportUrl: EXTERNAL.reportUrl,
      label: 'Se hos Viaplay',
    });
  });

  test.each([
    ['external playback', undefined],
    ['allowed external address', linksTo('https://elsewhere.test/')],
    ['allowed external address', linksTo('javascript:alert(1)')],
  ])('without %s there is no action, which is reported', (what, links) => {
    const { action, reports } = actionOf({ behavior: 'PlayExternalAsset', links });
    expect(action).toBeUndefined();
    expect(reports).toEqual([`Error: Variant v1 has no ${what}`]);
  });
});

describe('requirements before playing', () => {
  test.each([
    ['viaplay', 'Viaplay', '/aktiver-viaplay'],
    ['tv2play', 'TV 2 Play', '/aktiver-tv2'],
    ['ukjent', 'Ukjent', '/aktiver'],
  ])(
    'COVER-12 ActivateExternalService of %s links to its activation page',
    (providerId, providerName, to) => {
      const variant = {
        behavior: 'ActivateExternalService',
        state: 'NotActivated',
        providerId,
        providerName,
      } as const;
      expect(actionOf(variant).action).toEqual({ kind: 'activate', to, label: `Aktiver ${providerName}` });
    },
  );

  test.each(['PlayAsset', 'PlayExternalAsset', 'ActivateExternalService'] as const)(
    'without access to %s a visitor can sign up and a customer sees products that give access',
    (behavior) => {
      const variant: Partial<ProviderVariant> = {
        behavior,
        state: 'NoAccess',
        providerName: 'Viaplay',
        entitlementKeys: ['VIAPLAY'],
      };
      const to = '/tilgang/vod/isfront?key=VIAPLAY&hos=Viaplay&fra=%2Ffilm%2Fisfront';
      expect(actionOf(variant, { isVisitor: true }).action).toEqual({
        kind: 'signUp',
        to,
        label: 'Bli kunde',
      });
      expect(actionOf(variant).action).toEqual({ kind: 'account', to, label: 'Se hva som gir tilgang' });
    },
  );

  test.each(['Planned', 'Expired'] as const)(
    'a variant that is %s has no action, and nothing is reported',
    (state) => {
      for (const behavior of ['PlayAsset', 'PlayExternalAsset', 'ActivateExternalService'] as const) {
        expect(actionOf({ behavior, state })).toEqual({ action: undefined, reports: [] });
      }
    },
  );
});

test.each([
  'Default',
  'NoAccess',
  'NotActivated',
  'Planned',
  'Live',
  'Expired',
  'Rented',
  undefined,
] as const)('COVER-13 ShowVariants is a choice in any state (%s)', (state) => {
  expect(actionOf({ behavior: 'ShowVariants', state }).action?.kind).toBe('choose');
});
