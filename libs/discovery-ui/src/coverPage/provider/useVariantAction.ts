import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { CoverPage, ProviderVariant } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { useLinkContext } from '../../card/link/useLinkContext.ts';
import { collectReports } from '../../report/collectReports.ts';
import { useReplayReports } from '../../report/useReplayReports.ts';
import { hasBegun, watchItem } from '../episode/watchItem.ts';
import { variantAction, type VariantAction } from './variantAction.ts';

/** A variant's action; missing data is reported once. */
export function useVariantAction(
  page: CoverPage,
  variant: ProviderVariant | undefined,
): VariantAction | undefined {
  const context = useLinkContext();
  const isVisitor = useCurrentUser().kind === 'anonymous';
  const { pathname: from } = useLocation();
  const found = useMemo(
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
            hasBegun: hasBegun(page),
          }),
      ),
    [page, variant, context, isVisitor, from],
  );
  useReplayReports(found);
  return found.value;
}
