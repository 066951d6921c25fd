import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ErrorReporter } from '@tv/analytics';
import type { ApiDeps, TokenProvider } from './apiDeps.ts';
import { RequestError, isCallFailure, isNoise, mayPass, toApiError } from './apiError.ts';
import type { ApiError, CallFailure } from './apiError.ts';
import type { Answer, ApiRequest } from './apiRequest.ts';
import { createRenewalGate, type RenewalGate } from './renewalGate.ts';
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
 * What follows a failed call. A 401 while nobody is signed in, or with a token that is no longer valid, asks
 * for one renewal (API-12); everything else but noise is reported (API-13), an outage once for each call. The
 * caller's call has failed in either case; what is asked again is `retryFailedQueries`' affair.
 */
function follow(failure: CallFailure, request: ApiRequest, deps: ApiDeps): void {
  if (failure instanceof RequestError && failure.status === 401 && !deps.tokens.isSignedIn()) {
    void gateOf(deps).renew();
    return;
  }
  if (isNoise(failure)) return;
  const place = placeOf(request);
  if (!isOldNews(failure, place, deps)) deps.reporter.error(failure, place);
}

/** One call, with its failure as plain data; see `follow` for what comes of that. */
export async function askServer(
  request: ApiRequest,
  deps: ApiDeps,
  signal?: AbortSignal,
): Promise<{ readonly data: Answer } | { readonly error: ApiError }> {
  try {
    const data = await sendRequest(request, deps, signal);
    toldTo(deps).delete(placeOf(request));
    return { data };
  } catch (thrown) {
    if (!isCallFailure(thrown)) throw thrown;
    follow(thrown, request, deps);
    return { error: toApiError(thrown) };
  }
}

/** The base query of the one API: our call, with its failures as plain data. */
export const baseQuery: BaseQueryFn<ApiRequest, Answer, ApiError> = (request, { extra, signal }) =>
  askServer(request, depsOf(extra), signal);
