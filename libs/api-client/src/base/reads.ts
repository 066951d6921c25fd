import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { ValiError } from 'valibot';
import { describeIssues } from '../parse/describeIssues.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { MalformedAnswerError, toApiError, type ApiError } from './apiError.ts';
import type { Answer, ApiRequest } from './apiRequest.ts';
import { mayShow } from './requestUrl.ts';
import { depsOf } from './storeExtra.ts';

/** Reads the body of an answer. Throws valibot's error where the whole of it is of no use. */
export type Parse<Result> = (body: unknown, context: ParseContext) => Result;

type Asked = { readonly data: Answer } | { readonly error: ApiError };
type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>;

/**
 * How an endpoint asks and reads: the part of its definition that ties the answer's parser to the type that
 * the endpoint promises. An answer that cannot be read is reported and fails as `MalformedAnswerError`.
 *
 * @example getPage: build.query<Page, string>({ ...reads((slug) => ({ … }), parsePage) })
 */
export function reads<Arg, Result>(describe: (arg: Arg) => ApiRequest, parse: Parse<Result>) {
  return {
    async queryFn(
      arg: Arg,
      { extra, endpoint }: Pick<BaseQueryApi, 'extra' | 'endpoint'>,
      _options: unknown,
      ask: Ask,
    ): Promise<{ data: Result } | { error: ApiError }> {
      const asked = await ask(describe(arg));
      if ('error' in asked) return { error: asked.error };
      const { body, url, status } = asked.data;
      const { reporter, config } = depsOf(extra);
      const report = (error: Error, part: string) => reporter.error(error, `${endpoint} ${part}`);
      try {
        return { data: parse(body, { url, status, report, mayShow: (address) => mayShow(address, config) }) };
      } catch (thrown) {
        if (!(thrown instanceof ValiError)) throw thrown;
        const failure = new MalformedAnswerError(`${url}: ${describeIssues(thrown.issues)}`);
        report(failure, 'answer');
        return { error: toApiError(failure) };
      }
    },
  };
}

/**
 * The reading of an answer that says nothing. RTK Query has no place for `undefined` as data, so nothing is
 * `null` in the store.
 */
export const nothing = (): null => null;
