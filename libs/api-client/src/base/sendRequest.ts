import { isSupportedInstant } from '@tv/time';
import { readJson } from '../parse/readJson.ts';
import type { ApiDeps } from './apiDeps.ts';
import {
  AbortedError,
  MalformedResponseError,
  NetworkError,
  NoTokenError,
  RequestError,
  TimeoutError,
} from './apiError.ts';
import type { ApiResponse } from './apiFetch.ts';
import type { RequestResult, ApiRequest } from './apiRequest.ts';
import { isOwnService, requestUrl } from './requestUrl.ts';

/**
 * Returns the server's clock when it created the response, in epoch milliseconds. Undefined if a cache may have
 * served the response, or outside the years 1900 to 2199.
 */
function serverTime(headers: ApiResponse['headers']): number | undefined {
  if (mayBeCached(headers)) return undefined;
  const time = Date.parse(headers.get('date') ?? '');
  return isSupportedInstant(time) ? time : undefined;
}

function mayBeCached(headers: ApiResponse['headers']): boolean {
  const control = (headers.get('cache-control') ?? '').toLowerCase();
  if (/no-store|no-cache|max-age=0\b/.test(control)) return false;
  return control !== '' || ['age', 'expires', 'last-modified'].some((name) => headers.has(name));
}

/** Returns the headers of a call (API-01 to API-06). @param token omitted for hosts outside our services */
function requestHeaders(
  request: ApiRequest,
  { brand, config, ids }: ApiDeps,
  token: string | undefined,
): Readonly<Record<string, string>> {
  const prefix = `X-${brand.headerPrefix}-`;
  const ofBrand = Object.entries(request.brandHeaders ?? {}).map(
    ([name, value]) => [prefix + name, value] as const,
  );
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [`${prefix}Application`]: `web/${config.version}`,
    [`${prefix}AppSessionId`]: ids.appSessionId,
    [`${prefix}AppInstallationId`]: ids.appInstallationId,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...Object.fromEntries(ofBrand),
    ...request.headers,
  };
}

const LIMIT_MS = 10_000;
const LASTING_LIMIT_MS = 30_000;

/** Gateway mutations that charge money (a bank or wallet is called first) or create a customer. */
const SLOW_PATHS =
  /^\/(checkout|payment|subscription|billingprovider|customer\/(subscription|register|emailRegister)|voucher\/[^/]+\/redeem)(\/|$)/;

/** Returns the timeout of a call and its body: 10 s, or 30 s for slow paths. */
export function requestTimeoutMs(request: ApiRequest): number {
  const isChange = request.method !== undefined && request.method !== 'GET';
  const lasts =
    isChange && 'service' in request && request.service === 'gateway' && SLOW_PATHS.test(request.path);
  return lasts ? LASTING_LIMIT_MS : LIMIT_MS;
}

/**
 * Sends one call, without retries or reports.
 *
 * @returns the result; its body is undefined if the response is empty (API-11)
 * @throws a `CallFailure`; `MalformedResponseError` for a body that is not JSON
 */
export async function sendRequest(
  request: ApiRequest,
  deps: ApiDeps,
  signal?: AbortSignal,
): Promise<RequestResult> {
  const token = deps.tokens.token();
  if (request.needsToken && token === undefined) throw new NoTokenError();
  const url = requestUrl(request, deps);
  const { fetch } = deps; // Called without `this`: browsers throw if `fetch` has another receiver.

  const talk = async (over: AbortSignal) => {
    const response = await fetch(url, {
      method: request.method ?? 'GET',
      headers: requestHeaders(request, deps, isOwnService(url, deps) ? token : undefined),
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.cache === undefined ? {} : { cache: request.cache }),
      ...(request.keepalive === undefined ? {} : { keepalive: request.keepalive }),
      signal: over,
    });
    if (request.isDocument && response.ok) return { response, text: '', blob: await response.blob() };
    return { response, text: await response.text() };
  };
  const { response, text, blob } = await withAbortAndTimeout(talk, requestTimeoutMs(request), signal);

  const time = serverTime(response.headers);
  if (time !== undefined) deps.clock.correct(time);

  if (!response.ok) {
    const body = readBody(text, () => text);
    if (!request.acceptedStatuses?.includes(response.status))
      throw new RequestError(response.status, url, body);
    return { status: response.status, url, body };
  }
  const body =
    blob ??
    readBody(text, () => {
      throw new MalformedResponseError(`No JSON from ${url}`);
    });
  return { status: response.status, url, body };
}

/** Runs `talk` with a timeout and the caller's signal. Maps both kinds of abort to their own error. */
async function withAbortAndTimeout<T>(
  talk: (over: AbortSignal) => Promise<T>,
  limitMs: number,
  givenUp?: AbortSignal,
): Promise<T> {
  // `AbortSignal.any` retains its listeners for as long as one source signal lives.
  const over = new AbortController();
  const giveUp = () => over.abort();
  const timer = setTimeout(() => over.abort(new TimeoutError(limitMs)), limitMs);
  givenUp?.addEventListener('abort', giveUp);
  if (givenUp?.aborted) giveUp();
  const { signal } = over;
  const abort = listenForAbort(signal);
  try {
    // `talk` may ignore the signal: an early request has its own.
    return await Promise.race([talk(signal), abort.rejected]);
  } catch (thrown) {
    if (signal.aborted) throw signal.reason instanceof TimeoutError ? signal.reason : new AbortedError();
    if (thrown instanceof Error && thrown.name === 'AbortError') throw new AbortedError();
    throw new NetworkError(thrown instanceof Error ? thrown.message : String(thrown));
  } finally {
    clearTimeout(timer);
    givenUp?.removeEventListener('abort', giveUp);
    abort.stop();
  }
}

/** `stop` removes the listener: Node retains the signals of past requests, and with them all that a listener refers to. */
function listenForAbort(over: AbortSignal) {
  let end = (): void => undefined;
  const rejected = new Promise<never>((_resolve, reject) => {
    end = () => reject(new AbortedError());
    if (over.aborted) end();
    else over.addEventListener('abort', end);
  });
  return { rejected, stop: () => over.removeEventListener('abort', end) };
}

/** Parses JSON; undefined if empty. Text that is not JSON is passed to `onInvalid`. */
function readBody(text: string, onInvalid: () => unknown): unknown {
  if (text.trim() === '') return undefined;
  try {
    return readJson(text);
  } catch {
    return onInvalid();
  }
}
