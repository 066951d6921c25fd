import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  basesOf,
  idsOf,
  offeredBase,
  productsOf,
  readChoice,
  standingOf,
  withBase,
  withToggled,
  type Choice,
} from './choice.ts';
import { areValidSelections, MissingRelationError } from './combination.ts';
import { of, shelf, sold } from './testing/shelf.ts';

const never = () => expect.unreachable();
const chosen = (...ids: readonly string[]): Choice => {
  const { choice } = readChoice(shelf, ids, never);
  if (!choice) throw new Error('No choice');
  return choice;
};
const one = (id: string) => of(id)[0] ?? sold(id, 0);
const anyIds = fc.shuffledSubarray([...shelf.map(({ id }) => id), 'borte', 'ukjent']);

describe('choice', () => {
  it('sorts bases by price and preselects the one with a campaign, else the middle one', () => {
    expect(basesOf(shelf).map(({ id }) => id)).toEqual(['litt', 'mye', 'mest']);
    expect(offeredBase(shelf)?.id).toBe('mye');
    const plain = shelf.map((product) => ({ ...product, campaignDiscounts: [] }));
    expect(offeredBase(plain)?.id).toBe('mye');
    expect(offeredBase([])).toBeUndefined();
  });

  it('parses the products in a URL, base first', () => {
    expect(readChoice(shelf, ['sport', 'mest'], never)).toMatchObject({ unknownIds: [], isReduced: false });
    expect(idsOf(chosen('sport', 'mest'))).toEqual(['mest', 'sport']);
  });

  it('drops products in a URL that are not sold, and returns their ids', () => {
    const { choice, unknownIds } = readChoice(shelf, ['mye', 'borte', 'borte'], never);
    expect(choice && idsOf(choice)).toEqual(['mye']);
    expect(unknownIds).toEqual(['borte']);
  });

  it.each([[['mye', 'sport', 'vinter']], [['mye', 'mest']]])(
    'keeps only the base when the products in a URL (%j) are not combinable',
    (ids) => {
      const { choice, isReduced } = readChoice(shelf, ids, never);
      expect(choice && idsOf(choice)).toEqual(['mye']);
      expect(isReduced).toBe(true);
    },
  );

  it('PKG-20 reports a missing relation and drops the product', () => {
    const report = vi.fn();
    const { choice, isReduced } = readChoice([...shelf, sold('ny', 9)], ['mye', 'ny'], report);
    expect(choice && idsOf(choice)).toEqual(['mye']);
    expect(isReduced).toBe(true);
    expect(report).toHaveBeenCalledWith(expect.any(MissingRelationError));
    expect(standingOf(sold('ny', 9), chosen('mye'), report)).toEqual({ kind: 'unknown' });
  });

  it('has no choice when no base product is sold', () => {
    expect(readChoice(of('sport'), ['sport'], never).choice).toBeUndefined();
  });

  it('resolves the status of each add-on', () => {
    const choice = chosen('mest', 'sport');
    expect(standingOf(one('sport'), choice, never)).toEqual({ kind: 'chosen' });
    expect(standingOf(one('maxUltimate'), choice, never)).toEqual({ kind: 'free' });
    expect(standingOf(one('maxLite'), choice, never)).toEqual({ kind: 'included' });
    expect(standingOf(one('vinter'), choice, never)).toEqual({ kind: 'excluded', by: [one('sport')] });
  });

  it('toggles add-ons, except excluded and included ones', () => {
    const choice = chosen('mest', 'sport');
    expect(idsOf(withToggled(choice, one('maxUltimate'), never))).toEqual(['mest', 'sport', 'maxUltimate']);
    expect(idsOf(withToggled(choice, one('sport'), never))).toEqual(['mest']);
    expect(withToggled(choice, one('vinter'), never)).toBe(choice);
    expect(withToggled(choice, one('maxLite'), never)).toBe(choice);
  });

  it('keeps combinable add-ons when the base changes, and drops included ones', () => {
    expect(idsOf(withBase(chosen('mye', 'maxLite', 'sport'), one('mest'), never))).toEqual(['mest', 'sport']);
  });

  it('PKG-21 stays a valid selection for any URL and any presses', () => {
    fc.assert(
      fc.property(anyIds, fc.array(fc.constantFrom(...shelf), { maxLength: 8 }), (ids, presses) => {
        const start = readChoice(shelf, ids, never).choice;
        if (!start) return expect.unreachable();
        const choices = presses.reduce<Choice[]>(
          (all, product) => {
            const last = all.at(-1) ?? start;
            return [
              ...all,
              product.baseProduct ? withBase(last, product, never) : withToggled(last, product, never),
            ];
          },
          [start],
        );
        expect(areValidSelections(choices.map(productsOf))).toBe(true);
      }),
    );
  });

  it('parses its own product ids back to the same choice', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        const { choice } = readChoice(shelf, ids, never);
        if (!choice) return expect.unreachable();
        expect(readChoice(shelf, idsOf(choice), never)).toEqual({ choice, unknownIds: [], isReduced: false });
      }),
    );
  });
});
