import type { RefCallback } from 'react';
import type { Card } from '@tv/api-client';
import { PART } from '../longList/parts.ts';

/** Props shared by all lane layouts. */
export interface LaneCardsProps {
  /** Accessible name; may be blank. */
  readonly name: string;
  readonly cards: readonly Card[];
  /** React keys, also used as impression ids. */
  readonly keys: readonly string[];
  readonly now: number;
  readonly laneType: string | undefined;
  /** The first lane of the page: its images load with high priority. */
  readonly isPriority: boolean;
  readonly onOpen: (card: Card, index: number) => void;
  /**
   * Ref of the last rendered element; more cards render when it comes near. Undefined when all are rendered.
   */
  readonly end: RefCallback<HTMLElement> | undefined;
  /** Renders more cards. Undefined when all are rendered. */
  readonly showMore: (() => void) | undefined;
}

export const MOST_SLIDES = PART;

/** How many images of the first lane load with high priority; more would delay the first. */
export const FIRST_PICTURES = 2;

/** Cards of a rail in the first render: what most screens show. */
export const FIRST_DRAWN = 7;

/** How often states and progress update. */
export const TICK_MS = 15_000;
