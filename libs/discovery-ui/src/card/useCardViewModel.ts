import { useState } from 'react';
import { copyWithStructuralSharing, type Card } from '@tv/api-client';
import { useParentalLimit } from '@tv/auth';
import { cardViewModel, type CardViewModel } from './cardViewModel.ts';

interface CardViewModelParams {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly laneType: string | undefined;
}

/** Returns the view model of a card, the same object while its content is equal: time passes for all cards. */
export function useCardViewModel(card: Card, { now, laneType }: CardViewModelParams): CardViewModel {
  const parental = useParentalLimit();
  const current = cardViewModel(card, { now, laneType, parental });
  const [previous, setPrevious] = useState(current);
  const viewModel = copyWithStructuralSharing(previous, current);
  if (viewModel !== previous) setPrevious(viewModel);
  return viewModel;
}
