import { describe, expect, it } from 'vitest';
import { packageKey } from './useMatchingPackage.ts';

const packages = {
  MINI: ['litt'],
  FAMILIE_SPORT: ['mest', 'sport-basis'],
  FAMILIE: ['mest'],
};
const base = (id: string) => ({ id, baseProduct: true });
const addOn = (id: string) => ({ id, baseProduct: false });

describe('packageKey', () => {
  it('the package key is the base package, with an add-on that forms a package of its own', () => {
    expect(packageKey([base('mest')], packages, 'GLIMT')).toBe('GLIMT_FAMILIE');
    expect(packageKey([addOn('sport-basis'), base('mest')], packages, 'GLIMT')).toBe('GLIMT_FAMILIE_SPORT');
    expect(packageKey([base('mest'), addOn('max')], packages, 'GLIMT')).toBe('GLIMT_FAMILIE');
    expect(packageKey([base('litt'), addOn('sport-basis')], packages, 'GLIMT')).toBe('GLIMT_MINI');
  });

  it('the package key is undefined if no package has the base', () => {
    expect(packageKey([base('mye')], packages, 'GLIMT')).toBeUndefined();
  });

  it('PKG-23 the package key throws without a base product', () => {
    expect(() => packageKey([addOn('sport-basis')], packages, 'GLIMT')).toThrow(
      'A package key needs a base product',
    );
    expect(() => packageKey([], packages, 'GLIMT')).toThrow();
  });
});
