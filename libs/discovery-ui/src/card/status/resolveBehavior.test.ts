import { expect, it } from 'vitest';
import { BEHAVIOR_TARGETS } from '@tv/api-client';
import { resolveBehavior } from './resolveBehavior.ts';

it.each(BEHAVIOR_TARGETS)('CARD-12 the active behavior is used: %s', (target) => {
  const behaviors = [
    { from: 0, to: 10, target: target === 'PlayAsset' ? 'OpenCollection' : 'PlayAsset' },
    { from: 10, to: 20, target },
  ];
  expect(resolveBehavior({ behaviors }, 15)).toBe(target);
});

it('CARD-32 an unknown, inactive, unbounded or absent behavior opens the super cover page', () => {
  const fallback = 'OpenSuperCoverPage';
  expect(resolveBehavior({ behaviors: [{ from: 0, to: 10, target: 'OpenWormhole' }] }, 5)).toBe(fallback);
  expect(resolveBehavior({ behaviors: [{ from: 0, to: 10, target: 'toString' }] }, 5)).toBe(fallback);
  expect(resolveBehavior({ behaviors: [{ from: 0, to: 10, target: 'PlayAsset' }] }, 10)).toBe(fallback);
  expect(resolveBehavior({ behaviors: [{ from: 0, target: 'PlayAsset' }] }, 5)).toBe(fallback);
  expect(resolveBehavior({ behaviors: [] }, 5)).toBe(fallback);
  expect(resolveBehavior({}, 5)).toBe(fallback);
});
