import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReporter, type ErrorReporter } from '@tv/analytics';
import {
  useGetCustomerQuery,
  useGetProductsQuery,
  withoutNewCustomerOffers,
  type Product,
} from '@tv/api-client';
import { useIsNewCustomer, useCurrentUser } from '@tv/auth';
import { useBrand, useConfig } from '@tv/config';
import { SHALLOW_NAVIGATION, useIsShallowNavigation } from '@tv/rendering';
import { idsOf, readChoice, type Choice, type ReadChoice, type ReportError } from './choice.ts';
import { readChosenAddress, withChosen } from './chosenAddress.ts';

const NONE: readonly Product[] = [];

/** Reports each error once, not on every render. */
function onceTo(reporter: ErrorReporter): ReportError {
  const told = new Set<string>();
  return (error) => {
    if (told.has(error.message)) return;
    told.add(error.message);
    reporter.error(error, 'products');
  };
}

export interface ChoiceState extends ReadChoice {
  readonly products: readonly Product[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly report: ReportError;
  /** Renders at once, and writes the choice to the URL. */
  readonly choose: (next: (choice: Choice) => Choice) => void;
}

/** Products of a named package: from configuration, else from the server (PKG-15). */
function useNamedProducts(packageName: string | undefined): {
  readonly ids: readonly string[];
  readonly isPending: boolean;
} {
  const { packages } = useConfig().products;
  const { productPrefix } = useBrand();
  const known = packageName === undefined ? [] : packages[packageName.replace(`${productPrefix}_`, '')];
  const { data, isError } = useGetProductsQuery({ packageName }, { skip: known !== undefined });
  if (known) return { ids: known, isPending: false };
  return { ids: data?.map(({ id }) => id) ?? [], isPending: data === undefined && !isError };
}

/** Empty for visitors. */
function useOwnIds(): readonly string[] {
  const isCustomer = useCurrentUser().kind === 'customer';
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  return data?.subscribedPackage?.selectedProductIds ?? [];
}

/** The URL follows later. */
interface ChosenHere {
  readonly choice: Choice;
  readonly visit: string;
}

/** The choice in the URL, else the customer's products. Works with SSR, reload and shared links. */
export function useChoice(): ChoiceState {
  const { search, key } = useLocation();
  const isNote = useIsShallowNavigation();
  const navigate = useNavigate();
  const reporter = useReporter();
  const [report] = useState(() => onceTo(reporter));
  const [here, setHere] = useState<ChosenHere>();
  const { productIds, packageName } = readChosenAddress(search);
  const named = useNamedProducts(packageName);
  const { data, isError, isFetching, refetch } = useGetProductsQuery({});
  const isNewCustomer = useIsNewCustomer();
  const products = useMemo(
    () => (isNewCustomer ? data : data && withoutNewCustomerOffers(data)) ?? NONE,
    [data, isNewCustomer],
  );
  const ownIds = useOwnIds();
  const askedIds = productIds.length > 0 ? productIds : named.ids;
  const read =
    askedIds.length > 0 || packageName !== undefined
      ? readChoice(products, askedIds, report)
      : { ...readChoice(products, ownIds, report), unknownIds: [], isReduced: false };
  const isOfHere = here !== undefined && (isNote || here.visit === key);
  const choice = isOfHere ? here.choice : read.choice;
  // Two presses before a re-render both count.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const choose = useCallback(
    (next: (choice: Choice) => Choice) => {
      if (latest.current === undefined) return;
      const chosen = next(latest.current);
      latest.current = chosen;
      setHere({ choice: chosen, visit: key });
      void navigate({ search: withChosen(search, idsOf(chosen)) }, SHALLOW_NAVIGATION);
    },
    [navigate, search, key],
  );
  return {
    ...read,
    choice,
    products,
    isPending: (data === undefined && !isError) || named.isPending,
    isError: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
    report,
    choose,
  };
}
