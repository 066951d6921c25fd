import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api, getPages, isRequestError, restorePages } from '@tv/api-client';
import type { PageSummary, StoreExtra } from '@tv/api-client';
import type { ServerRendering } from '@tv/ssr';
import type { AppState, AppStore } from '../composition/createAppStore.ts';
import { DeferredToClientError } from './deferredToClient.ts';
import type { RenderedPageContent } from './pageRenderer.ts';

interface RunningQuery extends PromiseLike<unknown> {
  readonly abort: () => void;
}

interface ServerRenderingOptions {
  /** Aborts the queries. Without it missing data is deferred to the client. */
  readonly signal?: AbortSignal | undefined;
  /** Fallback when the page list fails. */
  readonly lastPages: PageSummary[] | undefined;
}

interface Endpoint {
  readonly initiate: (arg: unknown) => ThunkAction<RunningQuery, AppState, StoreExtra, UnknownAction>;
  readonly select: (arg: unknown) => (state: AppState) => {
    readonly isSuccess: boolean;
    readonly isError: boolean;
    readonly error?: unknown;
  };
}

function findEndpoint(name: string): Endpoint | undefined {
  const endpoints: Readonly<Record<string, unknown>> = api.endpoints;
  return Object.hasOwn(endpoints, name) ? (endpoints[name] as Endpoint) : undefined;
}

/** Creates the server side of one render: starts queries, suspends, collects the result. */
export function createServerRendering(store: AppStore, { signal, lastPages }: ServerRenderingOptions) {
  const queries = new Map<string, RunningQuery>();
  const settled = new Set<RunningQuery>();
  let restoring: PromiseLike<unknown> | undefined;
  let isFound = true;
  let isUnavailable = false;
  /** Redirect target. */
  let movedTo: string | undefined;
  let isComplete = true;
  /** Source paths of lazy parts that were rendered. */
  const sources = new Set<string>();

  const startQuery = (name: string, endpoint: Endpoint, arg: unknown): RunningQuery => {
    const key = `${name} ${JSON.stringify(arg)}`;
    const known = queries.get(key);
    if (known) return known;
    const request = store.dispatch(endpoint.initiate(arg));
    queries.set(key, request);
    const settle = () => void settled.add(request);
    request.then(settle, settle);
    return request;
  };

  const rendering = (isPart: boolean): ServerRendering => ({
    waitForQuery(name, arg) {
      const endpoint = findEndpoint(name);
      if (endpoint === undefined) throw new Error(`There is no endpoint ${name}`);
      const { isSuccess, isError, error } = endpoint.select(arg)(store.getState());
      const isPageList = name === getPages.name;
      // There is always a page list: a 404 is a misconfigured service.
      if (isSuccess || (isError && !isPageList && isRequestError(error, 404))) return;
      if (isError && isPageList && lastPages !== undefined) {
        isComplete = false;
        restoring ??= store.dispatch(restorePages(lastPages));
        // eslint-disable-next-line @typescript-eslint/only-throw-error
        throw restoring;
      }
      if (isError) {
        if (!isPart) isUnavailable = true;
        throw new DeferredToClientError(name);
      }
      if (signal === undefined) throw new DeferredToClientError(name);
      const request = startQuery(name, endpoint, arg);
      // The response never reached the store; waiting would loop.
      if (settled.has(request)) {
        if (!isPart) isUnavailable = true;
        throw new Error(`The response of ${name} is missing`);
      }
      // React renders the component again when the thrown promise settles.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw request;
    },
    notFound: () => void (isFound = false),
    redirectTo: (path) => void (movedTo = path),
    addModule: (source) => void sources.add(source),
    forPart: () => rendering(true),
  });

  signal?.addEventListener('abort', () => {
    for (const { abort } of queries.values()) abort();
  });

  return {
    rendering: rendering(false),
    markIncomplete: () => void (isComplete = false),
    result() {
      const status: RenderedPageContent['status'] = isUnavailable ? 503 : isFound ? 200 : 404;
      return { status, movedTo, isComplete, sources: [...sources] };
    },
  };
}
