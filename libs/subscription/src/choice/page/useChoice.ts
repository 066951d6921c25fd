import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReporter, type ErrorReporter } from '@tv/analytics';
import {
  useGetCustomerQuery,
  useGetProductsQuery,
  withoutNewCustomerOffers,
  type Product,
} from '@tv/api-client';
import { useIsNewCustomer, useIsCustomer } from '@tv/auth';
import { useBrand, useConfig } from '@tv/config';
import { SHALLOW_NAVIGATION, useIsShallowNavigation } from '@tv/ssr';
import { productIdsOf, parseChoice, type Choice, type ReportError } from '../rules/choice.ts';
import { readChoiceQuery, withProductIds } from '../rules/choiceQuery.ts';

const NONE: readonly Product[] = [];

/** Reports each error once, not on every render. */
function reportOnce(reporter: ErrorReporter): ReportError {
  const reported = new Set<string>();
  return (error) => {
    if (reported.has(error.message)) return;
    reported.add(error.message);
    reporter.error(error, 'products');
  };
}

/** Returns the products of a named package: from configuration, else from the server (PKG-15). */
function useNamedPackageProducts(packageName: string | undefined) {
  const { packages } = useConfig().products;
  const { productPrefix } = useBrand();
  const configuredIds =
    packageName === undefined ? [] : packages[packageName.replace(`${productPrefix}_`, '')];
  const { data, isError } = useGetProductsQuery({ packageName }, { skip: configuredIds !== undefined });
  if (configuredIds) return { ids: configuredIds, isPending: false };
  return { ids: data?.map(({ id }) => id) ?? [], isPending: data === undefined && !isError };
}

/** Returns the customer's product ids; empty for visitors. */
function useOwnIds(): readonly string[] {
  const isCustomer = useIsCustomer();
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  return data?.subscribedPackage?.selectedProductIds ?? [];
}

/** Returns the choice in the URL, else the customer's products. Works with SSR, reload and shared links. */
export function useChoice() {
  const { search, key } = useLocation();
  const isNote = useIsShallowNavigation();
  const navigate = useNavigate();
  const reporter = useReporter();
  const [report] = useState(() => reportOnce(reporter));
  // The URL follows later.
  const [localChoice, setLocalChoice] = useState<{ readonly choice: Choice; readonly historyKey: string }>();
  const { productIds, packageName } = readChoiceQuery(search);
  const named = useNamedPackageProducts(packageName);
  const { data, isError, isFetching, refetch } = useGetProductsQuery({});
  const isNewCustomer = useIsNewCustomer();
  const products = useMemo(
    () => (isNewCustomer ? data : data && withoutNewCustomerOffers(data)) ?? NONE,
    [data, isNewCustomer],
  );
  const ownIds = useOwnIds();
  const requestedIds = productIds.length > 0 ? productIds : named.ids;
  const parsed =
    requestedIds.length > 0 || packageName !== undefined
      ? parseChoice(products, requestedIds, report)
      : { ...parseChoice(products, ownIds, report), unknownIds: [], isReduced: false };
  const isLocalChoiceCurrent = localChoice !== undefined && (isNote || localChoice.historyKey === key);
  const choice = isLocalChoiceCurrent ? localChoice.choice : parsed.choice;
  // Two presses before a re-render both count.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const updateChoice = useCallback(
    (next: (choice: Choice) => Choice) => {
      if (latest.current === undefined) return;
      const chosen = next(latest.current);
      latest.current = chosen;
      setLocalChoice({ choice: chosen, historyKey: key });
      void navigate({ search: withProductIds(search, productIdsOf(chosen)) }, SHALLOW_NAVIGATION);
    },
    [navigate, search, key],
  );
  return {
    ...parsed,
    choice,
    products,
    isPending: (data === undefined && !isError) || named.isPending,
    isError: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
    report,
    /** Renders at once, and writes the choice to the URL. */
    updateChoice,
  };
}

export type ChoiceState = ReturnType<typeof useChoice>;
