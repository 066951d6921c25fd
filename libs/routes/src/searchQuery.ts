/** What the address of the search page says. */
export interface SearchQuery {
  /** What is searched for, without blanks around it; empty where nothing is. */
  readonly query: string;
  /** The one kind of hits that is shown; undefined where all are. */
  readonly type: string | undefined;
}

/** Reads the address of the search page; what it says may come from anywhere. */
export function readSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  return { query: (params.get('q') ?? '').trim(), type: params.get('type') ?? undefined };
}
