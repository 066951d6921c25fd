import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { ValiError } from 'valibot';
import type { ParseContext } from '../parse/parseContext.ts';
import { getApiDeps } from './apiDeps.ts';
import { describeIssues, MalformedResponseError, toApiError, type ApiError } from './apiError.ts';
import type { RequestResult, ApiRequest } from './apiRequest.ts';
import { isAllowedImageUrl } from './requestUrl.ts';

/** Parses a response body. Throws a `ValiError` if the complete body is unusable. */
export type Parse<Result> = (body: unknown, context: ParseContext) => Result;

type RequestOutcome = { readonly data: RequestResult } | { readonly error: ApiError };
type Ask = (request: ApiRequest) => RequestOutcome | PromiseLike<RequestOutcome>;

/**
 * The `queryFn` of an endpoint, from its request and its parser. It ties the parser's result to the
 * endpoint's type. An unparsable response is reported and fails as `MalformedResponseError`.
 *
 * @example getPage: build.query<Page, string>({ ...queryWithSchema((slug) => ({ … }), parsePage) })
 */
export function queryWithSchema<Arg, Result>(describe: (arg: Arg) => ApiRequest, parse: Parse<Result>) {
  return {
    async queryFn(
      arg: Arg,
      { extra, endpoint }: Pick<BaseQueryApi, 'extra' | 'endpoint'>,
      _options: unknown,
      ask: Ask,
    ): Promise<{ data: Result } | { error: ApiError }> {
      const outcome = await ask(describe(arg));
      if ('error' in outcome) return { error: outcome.error };
      const { body, url, status } = outcome.data;
      const deps = getApiDeps(extra);
      const report = (error: Error, part: string) => deps.reporter.error(error, `${endpoint} ${part}`);
      try {
        return {
          data: parse(body, {
            url,
            status,
            report,
            isAllowedImageUrl: (address) => isAllowedImageUrl(address, deps),
          }),
        };
      } catch (thrown) {
        if (!(thrown instanceof ValiError)) throw thrown;
        const failure = new MalformedResponseError(`${url}: ${describeIssues(thrown.issues)}`);
        report(failure, 'answer');
        return { error: toApiError(failure) };
      }
    },
  };
}

/**
 * Parser for responses without content. RTK Query does not accept `undefined` as data, so the result is
 * `null`.
 */
export const parseNothing = (): null => null;
