import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { CoverPage, ProviderVariant } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { useLinkContext } from '../../card/link/useLinkContext.ts';
import { collectReports } from '../../report/collectReports.ts';
import { useReplayReports } from '../../report/useReplayReports.ts';
import { hasStartedWatching, watchItem } from '../episode/watchItem.ts';
import { variantAction, type VariantAction } from './variantAction.ts';

/** A variant's action; missing data is reported once. */
export function useVariantAction(
  page: CoverPage,
  variant: ProviderVariant | undefined,
): VariantAction | undefined {
  const context = useLinkContext();
  const isVisitor = useCurrentUser().kind === 'anonymous';
  const { pathname: from } = useLocation();
  const collected = useMemo(
    () =>
      collectReports(
        (reporter) =>
          variant &&
          variantAction(variant, {
            ...context,
            reporter,
            isVisitor,
            from,
            title: page.title,
            item: watchItem(page, variant),
            hasStartedWatching: hasStartedWatching(page),
          }),
      ),
    [page, variant, context, isVisitor, from],
  );
  useReplayReports(collected);
  return collected.value;
}
