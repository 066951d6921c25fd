import { links, readProductIds } from '@tv/routes';

/** Reads `?productIds=a&productIds=b`, or else `?packageName=GLIMT_FAMILIE`. */
export function readChoiceQuery(search: string) {
  const productIds = readProductIds(search);
  const packageName = new URLSearchParams(search).get('packageName') || undefined;
  return { productIds, packageName: productIds.length > 0 ? undefined : packageName };
}

/** Replaces the chosen products and keeps other parameters. */
export function withProductIds(search: string, productIds: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete('packageName');
  query.delete('productIds');
  for (const id of productIds) query.append('productIds', id);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Returns the package choice with these products chosen. */
export const packageChoicePath = (productIds: readonly string[]): string =>
  `${links.signUp()}${withProductIds('', productIds)}`;
