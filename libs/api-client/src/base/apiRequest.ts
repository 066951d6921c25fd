/** Services with a configured base URL. */
export type ServiceName = 'gateway' | 'contentLayout' | 'contentSearch' | 'contentQuery';

/** The target of a call: a path of a service, or a URL from data, which its parser made absolute. */
export type RequestTarget =
  { readonly service: ServiceName; readonly path: string } | { readonly link: string };

/** Headers with the brand in their name: `X-{brand}-StreamingSessionId`. */
export type BrandHeader = 'StreamingSessionId' | 'AnalyticsId';

interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Undefined values are omitted; a list repeats its name (`productIds=a&productIds=b`). */
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly brandHeaders?: Readonly<Partial<Record<BrandHeader, string>>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Non-2xx statuses that count as success for this call (API-10). */
  readonly acceptedStatuses?: readonly number[];
  /** Fails without a request if the user is signed out (API-14). */
  readonly needsToken?: boolean;
  /** The body contains a password, so a 401 may refer to it instead of the token. */
  readonly checksPassword?: boolean;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** The page closes, so the call does not wait for a renewal of the token. */
  readonly isUnloading?: boolean;
  /** The response is a document; its body becomes a `Blob`. */
  readonly isDocument?: boolean;
  /** `no-cache` revalidates a cached response. */
  readonly cache?: 'no-cache';
}

/** A call before common headers and the token are added. */
export type ApiRequest = RequestTarget & RequestOptions;

/** Returns a gateway call for the signed-in customer. */
export const customerRequest = (path: string, options: RequestOptions = {}): ApiRequest => ({
  service: 'gateway',
  path,
  needsToken: true,
  ...options,
});

/** The response to a successful call. */
export interface RequestResult {
  readonly status: number;
  /** The request URL, base of relative URLs in the body. */
  readonly url: string;
  /** Parsed JSON, undefined if empty (API-11), or a `Blob` for a document. */
  readonly body: unknown;
}
