/** What sorting needs of a package. */
export interface Priced {
  readonly name: string;
  /** Kroner a month. */
  readonly price: number;
}

/** Packages by ascending price (PKG-25); equal prices by name, so that the order never depends on the server's. */
export function packagesByPrice<P extends Priced>(packages: readonly P[]): readonly P[] {
  return [...packages].sort((a, b) => a.price - b.price || a.name.localeCompare(b.name, 'nb'));
}
