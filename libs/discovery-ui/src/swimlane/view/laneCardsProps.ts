import type { RefCallback } from 'react';
import type { Card } from '@tv/api-client';
import { BATCH_SIZE } from '../../virtualList/batchSizes.ts';

/** Marks an element for impression tracking; its value is unique in the list. */
export const IMPRESSION_ATTRIBUTE = 'data-impression';

/** Props shared by all lane layouts. */
export interface LaneCardsProps {
  /** Accessible name; may be blank. */
  readonly name: string;
  readonly cards: readonly Card[];
  /** Also used as impression ids. */
  readonly keys: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly laneType: string | undefined;
  /** Images load with high priority. */
  readonly isPriority: boolean;
  readonly onOpen: (card: Card, index: number) => void;
  /** Ref of the last rendered element; undefined when all are rendered. */
  readonly sentinelRef: RefCallback<HTMLElement> | undefined;
  /** Undefined when all are rendered. */
  readonly showMore: (() => void) | undefined;
}

export const MAX_HERO_SLIDES = BATCH_SIZE;

/** More would delay the first image. */
export const PRIORITY_PICTURE_COUNT = 2;

/** What most screens show. */
export const INITIAL_RAIL_CARDS = 7;

/** What a phone shows: 2.6 columns at most. */
export const INITIAL_RAIL_CARDS_ON_PHONE = 3;

/** Returns the fade-in delay of a card: 50 ms per index, at most 400 ms (LANE-48). */
export const fadeInDelay = (index: number): number => Math.min(50 * index, 400);
