/** The services by whose names a call is addressed; their addresses are configuration. */
export type ServiceName = 'gateway' | 'contentLayout' | 'contentSearch' | 'contentQuery';

/**
 * Where a call goes: a path of a service, or an address that came with data. A relative address from data
 * must have been made absolute by the parser of the answer it stood in.
 */
export type Address = { readonly service: ServiceName; readonly path: string } | { readonly link: string };

/** Headers whose names carry the brand: `X-{brand}-StreamingSessionId`. */
export type BrandHeader = 'StreamingSessionId' | 'AnalyticsId';

/** One call, before the things that every call has are added to it. */
export type ApiRequest = Address & {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Left out where undefined; a list repeats its name (`productIds=a&productIds=b`). */
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly brandHeaders?: Readonly<Partial<Record<BrandHeader, string>>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Statuses outside 2xx that are answers here, not failures (API-10). */
  readonly acceptedStatuses?: readonly number[];
  /** Refused without being sent when nobody is signed in (API-14). */
  readonly needsToken?: boolean;
  /** The body carries a password, so a 401 may be about that and not about the token. */
  readonly checksPassword?: boolean;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** What comes is a document, not JSON: its body is a `Blob`. */
  readonly isDocument?: boolean;
  /** `no-cache` asks the server whether a kept answer still holds. */
  readonly cache?: 'no-cache';
};

/** What came back on a status that counts as an answer. */
export interface Answer {
  readonly status: number;
  /** The address that was asked, which relative addresses in the body refer to. */
  readonly url: string;
  /** Parsed JSON, undefined for an empty body (API-11); a `Blob` where a document was asked for. */
  readonly body: unknown;
}
