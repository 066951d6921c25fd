import { useCallback } from 'react';
import { copyWithStructuralSharing, type Card } from '@tv/api-client';
import { useNow } from '@tv/time';
import { cardViewModel } from './cardViewModel.ts';

const CHECK_INTERVAL_MS = 15_000;

function changesWithTime(card: Card, before: number, after: number): boolean {
  const previous = cardViewModel(card, { now: before });
  return copyWithStructuralSharing(previous, cardViewModel(card, { now: after })) !== previous;
}

/** Returns the time for cards, in epoch milliseconds. It updates at multiples of 15 s if this changes a card. */
export function useCardsNow(cards: readonly Card[]): number {
  const hasChange = useCallback(
    (before: number, after: number) => cards.some((card) => changesWithTime(card, before, after)),
    [cards],
  );
  return useNow(CHECK_INTERVAL_MS, hasChange);
}
