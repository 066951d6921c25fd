import { useMemo } from 'react';
import { useLinkContext } from '../../card/link/useLinkContext.ts';
import { collectReports } from '../../report/collectReports.ts';
import { useReplayReports } from '../../report/useReplayReports.ts';
import {
  programmeActions,
  type ActionContext,
  type ProgrammeAction,
  type ProgrammeStatus,
} from './programmeActions.ts';
import type { ProgrammeCard } from './programmeCard.ts';

/** A programme's actions; missing data is reported once. */
export function useProgrammeActions(
  card: ProgrammeCard,
  { type, target }: ProgrammeStatus,
  { isVisitor, isInArchive, isSoon = false }: Omit<ActionContext, 'links'>,
): readonly ProgrammeAction[] {
  const context = useLinkContext();
  const collected = useMemo(
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
  useReplayReports(collected);
  return collected.value;
}
