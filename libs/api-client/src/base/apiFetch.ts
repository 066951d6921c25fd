/** What the API client sets in a request. */
export interface ApiFetchInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly cache?: NonNullable<RequestInit['cache']>;
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

/** What the API client reads of a response. */
export interface ApiResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

/** The part of `fetch` that the API client uses; the web server implements it without web streams. */
export type ApiFetch = (url: string, init?: ApiFetchInit) => Promise<ApiResponse>;
