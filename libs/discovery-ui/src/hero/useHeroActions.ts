import { useMemo } from 'react';
import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';
import type { CardLinkSource } from '../card/link/cardLink.ts';
import { useLinkContext } from '../card/link/useLinkContext.ts';
import { collectReports } from '../report/collectReports.ts';
import { useReplayReports } from '../report/useReplayReports.ts';
import { heroActions, type HeroAction } from './heroActions.ts';

/** Returns the buttons of a hero card; reports missing data once. */
export function useHeroActions(
  card: CardLinkSource,
  state: ProgramStateType,
  target: BehaviorTarget,
): readonly HeroAction[] {
  const context = useLinkContext();
  const result = useMemo(
    () => collectReports((reporter) => heroActions(card, { state, target }, { ...context, reporter })),
    [card, state, target, context],
  );
  useReplayReports(result);
  return result.value;
}
