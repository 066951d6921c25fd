import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ErrorReporter } from '@tv/analytics';
import { type ApiDeps, type TokenProvider, getApiDeps } from './apiDeps.ts';
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
import { createRenewalGate, type RenewalGate } from './renewalGate.ts';
import { isOwnService } from './requestUrl.ts';
import { sendRequest } from './sendRequest.ts';

/** One gate per token provider, collected together with its store. */
const gates = new WeakMap<TokenProvider, RenewalGate>();

function getGate({ tokens, clock }: ApiDeps): RenewalGate {
  const gate = gates.get(tokens) ?? createRenewalGate(tokens, clock);
  gates.set(tokens, gate);
  return gate;
}

/** Last reported error per request, so that an outage is reported once. */
const reportedErrors = new WeakMap<ErrorReporter, Map<string, string>>();

function getReportedErrors({ reporter }: ApiDeps): Map<string, string> {
  const errors = reportedErrors.get(reporter) ?? new Map<string, string>();
  reportedErrors.set(reporter, errors);
  return errors;
}

/** Whether the same transient error of this request was reported already. */
function isAlreadyReported(failure: CallFailure, label: string, deps: ApiDeps): boolean {
  if (!isTransient(failure)) return false;
  const reported = getReportedErrors(deps);
  const isOld = reported.get(label) === failure.message;
  reported.set(label, failure.message);
  return isOld;
}

/** The name of a request in reports. */
function requestLabel(request: ApiRequest): string {
  const where = 'link' in request ? request.link : `${request.service}${request.path}`;
  return `request ${request.method ?? 'GET'} ${where}`;
}

/**
 * Whether the server rejected the token: a 401 while signed out, or on a call with a token. A 401 on a call
 * with a password means that the password is wrong.
 */
function isTokenRefused(
  failure: unknown,
  request: ApiRequest,
  { tokens, config }: ApiDeps,
): failure is RequestError {
  if (!(failure instanceof RequestError) || failure.status !== 401) return false;
  return !tokens.isSignedIn() || (!request.checksPassword && isOwnService(failure.url, config));
}

/**
 * Sends a call after a pending renewal. On a 401 it renews the session and replays the call once (API-12).
 * The server handles nothing before a 401, so the replay repeats no side effect.
 */
async function sendWithRenewal(
  request: ApiRequest,
  deps: ApiDeps,
  signal?: AbortSignal,
): Promise<RequestResult> {
  const { tokens } = deps;
  const gate = getGate(deps);
  const user = tokens.userId();
  const send = () => {
    const now = tokens.userId();
    // Another user signed in meanwhile, perhaps in another tab. The call is not theirs.
    if (user !== undefined && now !== undefined && user !== now) throw new AbortedError();
    return sendRequest(request, deps, signal);
  };
  // A closing page has no time to wait.
  const renewal = request.keepalive ? undefined : gate.beforeCall();
  if (renewal) await renewal;
  const token = tokens.token();
  try {
    return await send();
  } catch (failure) {
    if (!isTokenRefused(failure, request, deps) || !(await gate.replaceToken(token))) throw failure;
    return send();
  }
}

/**
 * Reports a failed call (API-13), an outage once per request. Skips ignorable errors and a 401 while signed
 * out.
 */
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
    getReportedErrors(deps).delete(requestLabel(request));
    return { data };
  } catch (thrown) {
    if (!isCallFailure(thrown)) throw thrown;
    report(thrown, request, deps);
    return { error: toApiError(thrown) };
  }
}

/** The base query of the API. */
export const baseQuery: BaseQueryFn<ApiRequest, RequestResult, ApiError> = (request, { extra, signal }) =>
  executeRequest(request, getApiDeps(extra), signal);
