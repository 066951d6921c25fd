import { readProductIds } from '@tv/routes';

/** What an address says of a choice. */
export interface ChosenAddress {
  readonly productIds: readonly string[];
  /** A package by its whole name, where no products are named: `GLIMT_FAMILIE`. */
  readonly packageName: string | undefined;
}

/** Reads `?productIds=a&productIds=b`, or `?packageName=…`. */
export function readChosenAddress(search: string): ChosenAddress {
  const productIds = readProductIds(search);
  const packageName = new URLSearchParams(search).get('packageName') || undefined;
  return { productIds, packageName: productIds.length > 0 ? undefined : packageName };
}

/** The query with other products chosen; what else stands in it stays. */
export function withChosen(search: string, productIds: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete('packageName');
  query.delete('productIds');
  for (const id of productIds) query.append('productIds', id);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
