import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card, Episode, ProviderVariant } from '@tv/api-client';
import { arbitraryOf } from '@tv/api-client/contract/arbitrary';
import { parsed, parseProviderVariants, parseSeries, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { cardNow } from '../src/card/cardNow.ts';
import { cardLink } from '../src/card/link/cardLink.ts';
import { episodeLink } from '../src/coverPage/episode/episodeLink.ts';
import { variantAction } from '../src/coverPage/provider/variantAction.ts';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const cards = arbitraryOf(schema('SwimlaneItems')).map((items) => parsed(parseSwimlaneItems, items).cards);

const episodes = arbitraryOf(schema('Series')).map((series) =>
  parsed(parseSeries, series).seasons.flatMap((season) => season.episodes),
);

const variants = arbitraryOf({ type: 'array', items: schema('ProviderVariant') }).map((list) =>
  parsed(parseProviderVariants, list),
);

/** Every instant at which something else of a card may hold, and one long before. */
const instants = ({ behaviors = [], states = [] }: Pick<Card, 'behaviors' | 'states'>): number[] => [
  0,
  ...[...behaviors, ...states].flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined)),
];

/** Shrinking goes through all that the schemas refuse, which can take minutes. */
const once = { endOnFailure: true };

/** Which hosts may be followed is configuration, not contract. */
const context = {
  reporter: {
    error(error: unknown): never {
      throw error;
    },
    warn(message: string): never {
      throw new Error(message);
    },
  },
  isAllowedUrl: () => true,
};

describe('what the contract allows leads somewhere, and nothing of it is reported', () => {
  test('every card, at any time', () => {
    const check = (card: Card) => {
      for (const now of instants(card)) {
        const { target, bar } = cardNow(card, { now });
        const link = cardLink(card, target, context);
        expect(link?.kind === 'internal' ? link.to : link?.href).toMatch(/^(\/|https?:)/);
        expect(bar?.percent ?? 0).toBeGreaterThanOrEqual(0);
        expect(bar?.percent ?? 0).toBeLessThanOrEqual(100);
      }
    };
    fc.assert(
      fc.property(cards, (list) => list.forEach(check)),
      { ...once, numRuns: 300 },
    );
  });

  test('every episode that can be watched', () => {
    const check = (episode: Episode) => {
      for (const now of instants(episode)) {
        const { state } = cardNow(episode, { now });
        const isThere = ['Default', 'Live', 'Rented'].includes(state.type);
        expect(episodeLink(episode, { ...context, now }) !== undefined).toBe(isThere);
      }
    };
    fc.assert(
      fc.property(episodes, (list) => list.forEach(check)),
      { ...once, numRuns: 100 },
    );
  });

  test('every provider’s variant that is there', () => {
    const check = (variant: ProviderVariant) => {
      const action = variantAction(variant, {
        ...context,
        isVisitor: true,
        title: 'Isfront',
        item: { id: 'isfront' },
        from: '/film/isfront',
        hasBegun: false,
      });
      const isThere =
        variant.behavior === 'ShowVariants' || !['Planned', 'Expired'].includes(variant.state ?? '');
      expect(action !== undefined).toBe(isThere);
    };
    fc.assert(
      fc.property(variants, (list) => list.forEach(check)),
      { ...once, numRuns: 100 },
    );
  });
});
