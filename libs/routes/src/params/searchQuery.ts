export interface SearchQuery {
  /** Trimmed; empty without a search. */
  readonly query: string;
  /** Undefined for all. */
  readonly type: string | undefined;
}

/** Reads the URL of the search page. */
export function readSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  return { query: (params.get('q') ?? '').trim(), type: params.get('type') ?? undefined };
}
