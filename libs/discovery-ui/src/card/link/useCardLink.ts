import { useMemo } from 'react';
import type { BehaviorTarget } from '@tv/api-client';
import { collectReports } from '../../report/collectReports.ts';
import { useReplayReports } from '../../report/useReplayReports.ts';
import { cardLink, type CardLink, type CardLinkSource } from './cardLink.ts';
import { useLinkContext } from './useLinkContext.ts';

/** Returns where a card leads, and reports missing data once. */
export function useCardLink(card: CardLinkSource, target: BehaviorTarget): CardLink | undefined {
  const context = useLinkContext();
  const result = useMemo(
    () => collectReports((reporter) => cardLink(card, target, { ...context, reporter })),
    [card, target, context],
  );
  useReplayReports(result);
  return result.value;
}
