import { useLocation } from 'react-router-dom';
import type { CoverPage, ProviderVariant } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import type { LinkContext } from '../../card/link/cardLink.ts';
import { useRule } from '../../report/useRule.ts';
import { hasStartedWatching, watchItem } from '../episode/watchItem.ts';
import { variantAction, type VariantAction } from './variantAction.ts';

function actionRule(
  page: CoverPage,
  variant: ProviderVariant | undefined,
  isVisitor: boolean,
  from: string,
  context: LinkContext,
): VariantAction | undefined {
  return (
    variant &&
    variantAction(variant, {
      ...context,
      isVisitor,
      from,
      title: page.title,
      item: watchItem(page, variant),
      hasStartedWatching: hasStartedWatching(page),
    })
  );
}

/** Returns a variant's action; missing data is reported once. */
export function useVariantAction(page: CoverPage, variant: ProviderVariant | undefined) {
  const isVisitor = !useIsCustomer();
  const { pathname } = useLocation();
  return useRule(actionRule, page, variant, isVisitor, pathname);
}
