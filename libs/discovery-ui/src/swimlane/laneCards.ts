import type { RefCallback } from 'react';
import type { Card } from '@tv/api-client';
import { PART } from '../longList/parts.ts';

/** What every way of drawing a lane's cards is given. */
export interface LaneCardsProps {
  /** What the list is called; it may be blank. */
  readonly name: string;
  readonly cards: readonly Card[];
  /** What each card goes by in the list, unlike all others; its mark for impressions. */
  readonly keys: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly laneType: string | undefined;
  /** Is the first thing on the page: its pictures come before all others. */
  readonly isPriority: boolean;
  readonly onOpen: (card: Card, index: number) => void;
  /**
   * Goes on the last card that is drawn, or on what stands behind it: when that comes near, more is drawn. Nothing where
   * all are.
   */
  readonly end: RefCallback<HTMLElement> | undefined;
  /** Draws more at the viewer's wish. Nothing where all are drawn. */
  readonly showMore: (() => void) | undefined;
}

/** So many slides of a hero there are at most: at 8 s each nobody waits for one more. */
export const MOST_SLIDES = PART;

/** So many pictures of the first row come before all others: each further one would keep the first waiting. */
export const FIRST_PICTURES = 2;

/** So many cards of a row are drawn at once: as many as most screens show. */
export const FIRST_DRAWN = 7;

/** How often states and progress are looked at anew. */
export const TICK_MS = 15_000;
