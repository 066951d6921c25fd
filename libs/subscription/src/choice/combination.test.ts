import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsTrial,
  areValidSelections,
  isValidSelection,
  MissingRelationError,
  relationBetween,
} from './combination.ts';
import { of, related, shelf, sold } from './testing/shelf.ts';

const base = (relations = related('Combinable')) => sold('base', 100, { baseProduct: true, relations });

describe('products', () => {
  it('PKG-16 that are Combinable with each other can be bought together', () => {
    expect(isValidSelection(of('mye', 'maxLite', 'sport'))).toBe(true);
  });

  it('PKG-17 that are Uncombinable cannot, whichever of them says so', () => {
    expect(isValidSelection(of('mye', 'maxLite', 'maxUltimate'))).toBe(false);
    expect(isValidSelection(of('mye', 'maxUltimate', 'maxLite'))).toBe(false);
    const contradicts = [
      base(related('Combinable', 'a')),
      sold('a', 1, { relations: related('Uncombinable', 'base') }),
    ];
    expect(isValidSelection(contradicts)).toBe(false);
  });

  it('PKG-18 without a base product are no choice', () => {
    expect(isValidSelection(of('maxLite', 'sport'))).toBe(false);
    expect(isValidSelection([])).toBe(false);
  });

  it('PKG-18 have one base product, and no second', () => {
    expect(isValidSelection(of('mye', 'mest'))).toBe(false);
    expect(isValidSelection([base(related('Combinable', 'b')), { ...base(), id: 'b' }])).toBe(false);
  });

  it.each([
    ['Combinable', true],
    ['Included', true],
    ['Uncombinable', false],
  ] as const)('PKG-19 that are %s with their base are allowed: %s', (type, isAllowed) => {
    expect(isValidSelection([base(related(type, 'a')), sold('a', 1)])).toBe(isAllowed);
    expect(isValidSelection([sold('a', 1), base(related(type, 'a'))])).toBe(isAllowed);
  });

  it('PKG-20 need a relation to each other, or it is an error', () => {
    expect(() => isValidSelection([base(), sold('a', 1)])).toThrow(MissingRelationError);
    expect(() => isValidSelection([base(), sold('a', 1)])).toThrow('Products base and a have no relation');
    // Also where they would not do anyway.
    expect(() => isValidSelection([sold('a', 1), sold('b', 1)])).toThrow(MissingRelationError);
  });

  it('PKG-20 need it each to each other, also where both go with their base', () => {
    const pair = [sold('a', 1), sold('b', 1)] as const;
    const both = base([...related('Combinable', 'a'), ...related('Combinable', 'b')]);
    expect(() => isValidSelection([both, ...pair])).toThrow('Products a and b have no relation');
    expect(() => isValidSelection([...pair, both])).toThrow('Products a and b have no relation');
    const knows = sold('b', 1, { relations: related('Combinable', 'a') });
    expect(isValidSelection([both, pair[0], knows])).toBe(true);
  });

  it('PKG-21 are valid as several selections only if each has a base product', () => {
    expect(areValidSelections([of('mye'), of('mest', 'sport')])).toBe(true);
    expect(areValidSelections([of('mye'), of('sport')])).toBe(false);
    expect(areValidSelections([])).toBe(true);
  });

  it('PKG-22 may be tried only if all of them allow it', () => {
    expect(allowsTrial(of('mye', 'maxLite'))).toBe(true);
    expect(allowsTrial(of('mye', 'maxLite', 'sport'))).toBe(false);
    expect(allowsTrial([])).toBe(false);
  });

  it('PKG-16 PKG-17 PKG-19 stand to each other as the other to the one, for any two and whatever the order', () => {
    const some = fc.shuffledSubarray([...shelf], { minLength: 2 });
    fc.assert(
      fc.property(some, (products) => {
        const [one, other] = products;
        if (one === undefined || other === undefined) return;
        expect(relationBetween(one, other)).toBe(relationBetween(other, one));
        expect(isValidSelection(products)).toBe(isValidSelection(products.toReversed()));
      }),
    );
  });
});
