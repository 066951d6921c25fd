import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { ValiError } from 'valibot';
import type { Parse } from '../parse/parserOf.ts';
import { getApiDeps } from './apiDeps.ts';
import { describeIssues, MalformedResponseError, toApiError, type ApiError } from './apiError.ts';
import type { RequestResult, ApiRequest } from './apiRequest.ts';
import { isAllowedImageUrl } from './requestUrl.ts';

type RequestOutcome = { readonly data: RequestResult } | { readonly error: ApiError };
type BaseQuery = (request: ApiRequest) => RequestOutcome | PromiseLike<RequestOutcome>;

/** A `queryFn`. */
type QueryFn<Arg, Result> = (
  arg: Arg,
  api: Pick<BaseQueryApi, 'extra' | 'endpoint'>,
  options: unknown,
  baseQuery: BaseQuery,
) => Promise<{ data: Result } | { error: ApiError }>;

/**
 * Creates the `queryFn` of an endpoint from its parser and request, which decide the endpoint's types. An unparsable
 * response is reported and fails as `MalformedResponseError`.
 *
 * @param request a function of the endpoint's argument, or a constant
 * @example getPage: build.query({ ...queryWithSchema(parsePage, (slug: string) => ({ … })) })
 */
export function queryWithSchema<Arg, Result>(
  parse: Parse<Result>,
  request: (arg: Arg) => ApiRequest,
): { queryFn: QueryFn<Arg, Result> };
export function queryWithSchema<Result>(
  parse: Parse<Result>,
  request: ApiRequest,
): { queryFn: QueryFn<void, Result> };
export function queryWithSchema<Arg, Result>(
  parse: Parse<Result>,
  request: ApiRequest | ((arg: Arg) => ApiRequest),
): { queryFn: QueryFn<Arg, Result> } {
  return {
    async queryFn(arg, { extra, endpoint }, _options, baseQuery) {
      const outcome = await baseQuery(typeof request === 'function' ? request(arg) : request);
      if ('error' in outcome) return { error: outcome.error };
      const { body, url, status } = outcome.data;
      const deps = getApiDeps(extra);
      const report = (error: Error, part: string) => deps.reporter.error(error, `${endpoint} ${part}`);
      try {
        const data = parse(body, {
          url,
          status,
          report,
          isAllowedImageUrl: (address) => isAllowedImageUrl(address, deps),
        });
        // Otherwise the store would traverse all of it, to freeze it.
        Object.freeze(data);
        return { data };
      } catch (thrown) {
        if (!(thrown instanceof ValiError)) throw thrown;
        const failure = new MalformedResponseError(`${url}: ${describeIssues(thrown.issues)}`);
        report(failure, 'answer');
        return { error: toApiError(failure) };
      }
    },
  };
}
