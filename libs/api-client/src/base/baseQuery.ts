import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ErrorReporter } from '@tv/analytics';
import type { ApiDeps, TokenProvider } from './apiDeps.ts';
import { RequestError, TimeoutError, isCallFailure, isNoise, toApiError } from './apiError.ts';
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

/** Where calls have ended without an answer; told once of each, since whoever waits is asked again and again. */
const silentPlaces = new WeakMap<ErrorReporter, Set<string>>();

function isToldOf(place: string, { reporter }: ApiDeps): boolean {
  const places = silentPlaces.get(reporter) ?? new Set();
  silentPlaces.set(reporter, places);
  const isTold = places.has(place);
  places.add(place);
  return isTold;
}

/**
 * What follows a failed call. A 401 while nobody is signed in, or with a token that is no longer valid, asks
 * for one renewal (API-12); everything else but noise is reported (API-13), a time-out once for each
 * address. The caller's call has failed in
 * either case: it is never made again behind his back.
 */
function follow(failure: CallFailure, request: ApiRequest, deps: ApiDeps): void {
  if (failure instanceof RequestError && failure.status === 401 && !deps.tokens.isSignedIn()) {
    void gateOf(deps).renew();
    return;
  }
  if (isNoise(failure)) return;
  const where = 'link' in request ? request.link : `${request.service}${request.path}`;
  const place = `request ${request.method ?? 'GET'} ${where}`;
  if (failure instanceof TimeoutError && isToldOf(place, deps)) return;
  deps.reporter.error(failure, place);
}

/** The base query of the one API: our call, with its failures as plain data. */
export const baseQuery: BaseQueryFn<ApiRequest, Answer, ApiError> = async (request, { extra, signal }) => {
  const deps = depsOf(extra);
  try {
    return { data: await sendRequest(request, deps, signal) };
  } catch (thrown) {
    if (!isCallFailure(thrown)) throw thrown;
    follow(thrown, request, deps);
    return { error: toApiError(thrown) };
  }
};
