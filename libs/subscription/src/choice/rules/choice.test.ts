import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { catalogProducts, productCatalog, makeProduct } from '../testing/productCatalog.ts';
import {
  basesOf,
  productIdsOf,
  defaultBase,
  productsOf,
  parseChoice,
  addOnStatusOf,
  changeBase,
  toggleAddOn,
  type Choice,
} from './choice.ts';
import { areValidSelections, MissingRelationError } from './combination.ts';

const never = () => expect.unreachable();
const chosen = (...ids: readonly string[]): Choice => {
  const { choice } = parseChoice(productCatalog, ids, never);
  if (!choice) throw new Error('No choice');
  return choice;
};
const one = (id: string) => catalogProducts(id)[0] ?? makeProduct(id, 0);
const anyIds = fc.shuffledSubarray([...productCatalog.map(({ id }) => id), 'borte', 'ukjent']);

describe('choice', () => {
  it('sorts bases by price and preselects the one with a campaign, else the middle one', () => {
    expect(basesOf(productCatalog).map(({ id }) => id)).toEqual(['litt', 'mye', 'mest']);
    expect(defaultBase(productCatalog)?.id).toBe('mye');
    const plain = productCatalog.map((product) => ({ ...product, campaignDiscounts: [] }));
    expect(defaultBase(plain)?.id).toBe('mye');
    expect(defaultBase([])).toBeUndefined();
  });

  it('a choice parses the products in a URL, base first', () => {
    expect(parseChoice(productCatalog, ['sport', 'mest'], never)).toMatchObject({
      unknownIds: [],
      isReduced: false,
    });
    expect(productIdsOf(chosen('sport', 'mest'))).toEqual(['mest', 'sport']);
  });

  it('a choice drops products in a URL that are not sold, and returns their ids', () => {
    const { choice, unknownIds } = parseChoice(productCatalog, ['mye', 'borte', 'borte'], never);
    expect(choice && productIdsOf(choice)).toEqual(['mye']);
    expect(unknownIds).toEqual(['borte']);
  });

  it.each([[['mye', 'sport', 'vinter']], [['mye', 'mest']]])(
    'a choice keeps only the base when the products in a URL (%j) are not combinable',
    (ids) => {
      const { choice, isReduced } = parseChoice(productCatalog, ids, never);
      expect(choice && productIdsOf(choice)).toEqual(['mye']);
      expect(isReduced).toBe(true);
    },
  );

  it('PKG-20 a choice reports a missing relation and drops the product', () => {
    const report = vi.fn();
    const { choice, isReduced } = parseChoice(
      [...productCatalog, makeProduct('ny', 9)],
      ['mye', 'ny'],
      report,
    );
    expect(choice && productIdsOf(choice)).toEqual(['mye']);
    expect(isReduced).toBe(true);
    expect(report).toHaveBeenCalledWith(expect.any(MissingRelationError));
    expect(addOnStatusOf(makeProduct('ny', 9), chosen('mye'), report)).toEqual({ kind: 'unknown' });
  });

  it('there is no choice when no base product is sold', () => {
    expect(parseChoice(catalogProducts('sport'), ['sport'], never).choice).toBeUndefined();
  });

  it('resolves the status of each add-on', () => {
    const choice = chosen('mest', 'sport');
    expect(addOnStatusOf(one('sport'), choice, never)).toEqual({ kind: 'chosen' });
    expect(addOnStatusOf(one('maxUltimate'), choice, never)).toEqual({ kind: 'free' });
    expect(addOnStatusOf(one('maxLite'), choice, never)).toEqual({ kind: 'included' });
    expect(addOnStatusOf(one('vinter'), choice, never)).toEqual({ kind: 'excluded', by: [one('sport')] });
  });

  it('toggles add-ons, except excluded and included ones', () => {
    const choice = chosen('mest', 'sport');
    expect(productIdsOf(toggleAddOn(choice, one('maxUltimate'), never))).toEqual([
      'mest',
      'sport',
      'maxUltimate',
    ]);
    expect(productIdsOf(toggleAddOn(choice, one('sport'), never))).toEqual(['mest']);
    expect(toggleAddOn(choice, one('vinter'), never)).toBe(choice);
    expect(toggleAddOn(choice, one('maxLite'), never)).toBe(choice);
  });

  it('keeps combinable add-ons when the base changes, and drops included ones', () => {
    expect(productIdsOf(changeBase(chosen('mye', 'maxLite', 'sport'), one('mest'), never))).toEqual([
      'mest',
      'sport',
    ]);
  });

  it('PKG-21 a choice stays a valid selection for any URL and any presses', () => {
    fc.assert(
      fc.property(anyIds, fc.array(fc.constantFrom(...productCatalog), { maxLength: 8 }), (ids, presses) => {
        const start = parseChoice(productCatalog, ids, never).choice;
        if (!start) return expect.unreachable();
        const choices = presses.reduce<Choice[]>(
          (all, product) => {
            const last = all.at(-1) ?? start;
            return [
              ...all,
              product.baseProduct ? changeBase(last, product, never) : toggleAddOn(last, product, never),
            ];
          },
          [start],
        );
        expect(areValidSelections(choices.map(productsOf))).toBe(true);
      }),
    );
  });

  it('the product ids of a choice are parsed to the same choice', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        const { choice } = parseChoice(productCatalog, ids, never);
        if (!choice) return expect.unreachable();
        expect(parseChoice(productCatalog, productIdsOf(choice), never)).toEqual({
          choice,
          unknownIds: [],
          isReduced: false,
        });
      }),
    );
  });
});
