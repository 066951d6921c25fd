import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ErrorReporter } from '@tv/analytics';
import type { ApiDeps, TokenProvider } from './apiDeps.ts';
import { AbortedError, RequestError, isCallFailure, isNoise, mayPass, toApiError } from './apiError.ts';
import type { ApiError, CallFailure } from './apiError.ts';
import type { Answer, ApiRequest } from './apiRequest.ts';
import { createRenewalGate, type RenewalGate } from './renewalGate.ts';
import { isOwnService } from './requestUrl.ts';
import { sendRequest } from './sendRequest.ts';
import { depsOf } from './storeExtra.ts';

/** One gate per session of ours; a store that is dropped takes its gate with it. */
const gates = new WeakMap<TokenProvider, RenewalGate>();

function gateOf({ tokens, clock }: ApiDeps): RenewalGate {
  const gate = gates.get(tokens) ?? createRenewalGate(tokens, clock);
  gates.set(tokens, gate);
  return gate;
}

/** What has been told of calls that fail for the time being: of each the last, until it succeeds. */
const told = new WeakMap<ErrorReporter, Map<string, string>>();

function toldTo({ reporter }: ApiDeps): Map<string, string> {
  const places = told.get(reporter) ?? new Map<string, string>();
  told.set(reporter, places);
  return places;
}

/** Whether a failure is old news: what may pass is asked again and again, and an outage is one report. */
function isOldNews(failure: CallFailure, place: string, deps: ApiDeps): boolean {
  if (!mayPass(failure)) return false;
  const places = toldTo(deps);
  const isOld = places.get(place) === failure.message;
  places.set(place, failure.message);
  return isOld;
}

/** What a call is called in reports. */
function placeOf(request: ApiRequest): string {
  const where = 'link' in request ? request.link : `${request.service}${request.path}`;
  return `request ${request.method ?? 'GET'} ${where}`;
}

/**
 * Whether a failure means that a server does not accept the token: a 401 while nobody is signed in, or to a call that
 * carried a token. A 401 to a call with a password says that the password is wrong.
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
 * Sends a call, after a renewal that is due. When a server refuses the token, the session is renewed and the call is sent
 * once more (API-12). That repeats nothing: a 401 is given before anything is done.
 */
async function sendWithRenewal(request: ApiRequest, deps: ApiDeps, signal?: AbortSignal): Promise<Answer> {
  const { tokens } = deps;
  const gate = gateOf(deps);
  const user = tokens.userId();
  const send = () => {
    const now = tokens.userId();
    // Another user signed in meanwhile, perhaps in another tab. The call is not theirs.
    if (user !== undefined && now !== undefined && user !== now) throw new AbortedError();
    return sendRequest(request, deps, signal);
  };
  // A page that is leaving has no time to wait.
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

/** Reports a failed call, an outage once for each call (API-13); but neither noise nor a 401 while nobody is signed in. */
function report(failure: CallFailure, request: ApiRequest, deps: ApiDeps): void {
  if (isNoise(failure)) return;
  if (failure instanceof RequestError && failure.status === 401 && !deps.tokens.isSignedIn()) return;
  const place = placeOf(request);
  if (!isOldNews(failure, place, deps)) deps.reporter.error(failure, place);
}

/**
 * One call, with its failure as plain data, and with a renewal of the session where it needs one. What is asked again
 * for other reasons is `retryFailedQueries`' affair.
 */
export async function askServer(
  request: ApiRequest,
  deps: ApiDeps,
  signal?: AbortSignal,
): Promise<{ readonly data: Answer } | { readonly error: ApiError }> {
  try {
    const data = await sendWithRenewal(request, deps, signal);
    toldTo(deps).delete(placeOf(request));
    return { data };
  } catch (thrown) {
    if (!isCallFailure(thrown)) throw thrown;
    report(thrown, request, deps);
    return { error: toApiError(thrown) };
  }
}

/** The base query of the one API: our call, with its failures as plain data. */
export const baseQuery: BaseQueryFn<ApiRequest, Answer, ApiError> = (request, { extra, signal }) =>
  askServer(request, depsOf(extra), signal);
