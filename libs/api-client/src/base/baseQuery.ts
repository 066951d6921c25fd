import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiDeps, getApiDeps } from './apiDeps.ts';
import {
  AbortedError,
  RequestError,
  isCallFailure,
  isIgnorableFailure,
  isTransient,
  toApiError,
  type ApiError,
  type CallFailure,
} from './apiError.ts';
import type { RequestResult, ApiRequest } from './apiRequest.ts';
import { isOwnService } from './requestUrl.ts';
import { sendRequest } from './sendRequest.ts';

/** Returns whether this transient error of the request was already reported. */
function isAlreadyReported(failure: CallFailure, label: string, { reportedErrors }: ApiDeps): boolean {
  if (!isTransient(failure)) return false;
  const isOld = reportedErrors.get(label) === failure.message;
  reportedErrors.set(label, failure.message);
  return isOld;
}

/** Returns the name of a request in reports. */
function requestLabel(request: ApiRequest): string {
  const where = 'link' in request ? request.link : `${request.service}${request.path}`;
  return `request ${request.method ?? 'GET'} ${where}`;
}

/**
 * Returns whether the server rejected the token: a 401 while signed out, or on a call with a token. A 401 on a call
 * with a password means that the password is wrong.
 */
function isTokenRefused(failure: unknown, request: ApiRequest, deps: ApiDeps): failure is RequestError {
  if (!(failure instanceof RequestError) || failure.status !== 401) return false;
  return !deps.tokens.isSignedIn() || (!request.checksPassword && isOwnService(failure.url, deps));
}

/**
 * Sends a call after a pending renewal. On a 401 it renews the session and replays the call once (API-12). A replay
 * repeats no side effect, since the server handles nothing before a 401.
 */
async function sendWithRenewal(
  request: ApiRequest,
  deps: ApiDeps,
  signal?: AbortSignal,
): Promise<RequestResult> {
  const { tokens, renewalGate } = deps;
  const user = tokens.userId();
  const send = () => {
    const now = tokens.userId();
    // Another user signed in meanwhile, perhaps in another tab. The call is not theirs.
    if (user !== undefined && now !== undefined && user !== now) throw new AbortedError();
    return sendRequest(request, deps, signal);
  };
  const renewal = request.isUnloading ? undefined : renewalGate.beforeCall();
  if (renewal) await renewal;
  const token = tokens.token();
  try {
    return await send();
  } catch (failure) {
    if (!isTokenRefused(failure, request, deps) || !(await renewalGate.replaceToken(token))) throw failure;
    return send();
  }
}

/** Reports a failed call (API-13), an outage once. Skips ignorable errors and a 401 while signed out. */
function report(failure: CallFailure, request: ApiRequest, deps: ApiDeps): void {
  if (isIgnorableFailure(failure)) return;
  if (failure instanceof RequestError && failure.status === 401 && !deps.tokens.isSignedIn()) return;
  const label = requestLabel(request);
  if (!isAlreadyReported(failure, label, deps)) deps.reporter.error(failure, label);
}

/** Executes one call, with re-authentication. `retryFailedQueries` handles other retries. */
export async function executeRequest(
  request: ApiRequest,
  deps: ApiDeps,
  signal?: AbortSignal,
): Promise<{ readonly data: RequestResult } | { readonly error: ApiError }> {
  try {
    const data = await sendWithRenewal(request, deps, signal);
    deps.reportedErrors.delete(requestLabel(request));
    return { data };
  } catch (thrown) {
    if (!isCallFailure(thrown)) throw thrown;
    report(thrown, request, deps);
    return { error: toApiError(thrown) };
  }
}

/** The base query of the API. */
export const baseQuery: BaseQueryFn<ApiRequest, RequestResult, ApiError> = async (
  request,
  { extra, signal },
) => {
  const deps = getApiDeps(extra);
  const result = await executeRequest(request, deps, signal);
  // Responses that arrive during hydration render together after it, instead of boundary by boundary.
  if (deps.hydrated) await deps.hydrated;
  return result;
};
