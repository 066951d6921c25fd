import { useMemo } from 'react';
import { useLinkContext } from '../../card/link/useLinkContext.ts';
import { collectReports } from '../../report/collectReports.ts';
import { useReplayReports } from '../../report/useReplayReports.ts';
import {
  programmeActions,
  type ActionSurroundings,
  type ProgrammeAction,
  type ProgrammeNow,
} from './programmeActions.ts';
import type { ProgrammeCard } from './programmeCard.ts';

/** A programme's actions; missing data is reported once. */
export function useProgrammeActions(
  card: ProgrammeCard,
  { type, target }: ProgrammeNow,
  { isVisitor, isInArchive, isSoon = false }: Omit<ActionSurroundings, 'links'>,
): readonly ProgrammeAction[] {
  const context = useLinkContext();
  const found = useMemo(
    () =>
      collectReports((reporter) =>
        programmeActions(
          card,
          { type, target },
          { links: { ...context, reporter }, isVisitor, isInArchive, isSoon },
        ),
      ),
    [card, type, target, context, isVisitor, isInArchive, isSoon],
  );
  useReplayReports(found);
  return found.value;
}
