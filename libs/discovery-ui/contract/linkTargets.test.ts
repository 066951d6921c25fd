import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card, Episode, ProviderVariant } from '@tv/api-client';
import { arbitraryOf } from '@tv/api-client/contract/arbitrary';
import { parsed, parseProviderVariants, parseSeries, parseSwimlaneItems } from '@tv/api-client/fixtures';
import { cardViewModel } from '../src/card/cardViewModel.ts';
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

/** Each instant when a state or behavior changes, and the epoch. */
const instants = ({ behaviors = [], states = [] }: Pick<Card, 'behaviors' | 'states'>): number[] => [
  0,
  ...[...behaviors, ...states].flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined)),
];

/** Shrinking retries everything that the schemas reject, which takes minutes. */
const once = { endOnFailure: true };

/** Allowed hosts are configuration, not contract. */
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

describe('everything that the contract allows has a link target, and nothing is reported', () => {
  test('every card has a link at any time', () => {
    const check = (card: Card) => {
      for (const now of instants(card)) {
        const { target, bar } = cardViewModel(card, { now });
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

  test('every playable episode has a link', () => {
    const check = (episode: Episode) => {
      for (const now of instants(episode)) {
        const { state } = cardViewModel(episode, { now });
        const isThere = ['Default', 'Live', 'Rented'].includes(state.type);
        expect(episodeLink(episode, now, context) !== undefined).toBe(isThere);
      }
    };
    fc.assert(
      fc.property(episodes, (list) => list.forEach(check)),
      { ...once, numRuns: 100 },
    );
  });

  test('every available provider variant has an action', () => {
    const check = (variant: ProviderVariant) => {
      const action = variantAction(variant, {
        ...context,
        isVisitor: true,
        title: 'Isfront',
        item: { id: 'isfront' },
        from: '/film/isfront',
        hasStartedWatching: false,
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
