import type { RefCallback } from 'react';
import type { Card } from '@tv/api-client';
import { PART } from '../longList/parts.ts';

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
  readonly end: RefCallback<HTMLElement> | undefined;
  /** Undefined when all are rendered. */
  readonly showMore: (() => void) | undefined;
}

export const MOST_SLIDES = PART;

/** More would delay the first image. */
export const FIRST_PICTURES = 2;

/** What most screens show. */
export const FIRST_DRAWN = 7;

export const TICK_MS = 15_000;
