export interface Priced {
  readonly name: string;
  /** NOK a month. */
  readonly price: number;
}

/** Sorts packages by price (PKG-25), then name. */
export function packagesByPrice<P extends Priced>(packages: readonly P[]): readonly P[] {
  return [...packages].sort((a, b) => a.price - b.price || a.name.localeCompare(b.name, 'nb'));
}
