import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api, getPages, isRequestError, restorePages } from '@tv/api-client';
import type { PageSummary, StoreExtra } from '@tv/api-client';
import type { ServerRendering } from '@tv/rendering';
import type { AppState, AppStore } from '../world/createAppStore.ts';
import { LeftToTheApp } from './leftToTheApp.ts';

export interface DrawnAnswer {
  /** 503 if the data of the page itself failed. */
  readonly status: 200 | 404 | 503;
  /** Redirect target. */
  readonly movedTo: string | undefined;
  /** Whether nothing was deferred to the client. */
  readonly isComplete: boolean;
  /** Source paths of lazy parts that were rendered. */
  readonly sources: readonly string[];
}

interface Asked extends PromiseLike<unknown> {
  readonly abort: () => void;
}

export interface ServerRenderingOptions {
  /** Aborts the queries. Without it missing data is deferred to the client. */
  readonly signal?: AbortSignal | undefined;
  /** Fallback when the page list fails. */
  readonly lastPages: PageSummary[] | undefined;
}

interface Endpoint {
  readonly initiate: (arg: unknown) => ThunkAction<Asked, AppState, StoreExtra, UnknownAction>;
  readonly select: (arg: unknown) => (state: AppState) => {
    readonly isSuccess: boolean;
    readonly isError: boolean;
    readonly error?: unknown;
  };
}

function endpointOf(name: string): Endpoint | undefined {
  return Object.entries<unknown>(api.endpoints).find(
    (entry): entry is [string, Endpoint] => entry[0] === name,
  )?.[1];
}

/** The server side of one render: starts queries, suspends on them, collects the result. */
export function createServerRendering(store: AppStore, { signal, lastPages }: ServerRenderingOptions) {
  const asked = new Map<string, Asked>();
  const settled = new Set<Asked>();
  let restoring: PromiseLike<unknown> | undefined;
  let isFound = true;
  let isUnavailable = false;
  let movedTo: string | undefined;
  let isComplete = true;
  const sources = new Set<string>();

  const ask = (name: string, endpoint: Endpoint, arg: unknown): Asked => {
    const key = `${name} ${JSON.stringify(arg)}`;
    const known = asked.get(key);
    if (known) return known;
    const request = store.dispatch(endpoint.initiate(arg));
    asked.set(key, request);
    const settle = () => void settled.add(request);
    request.then(settle, settle);
    return request;
  };

  const rendering = (isPart: boolean): ServerRendering => ({
    waitForQuery(name, arg) {
      const endpoint = endpointOf(name);
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
        throw new LeftToTheApp(name);
      }
      if (signal === undefined) throw new LeftToTheApp(name);
      const request = ask(name, endpoint, arg);
      // The response never reached the store; waiting would loop.
      if (settled.has(request)) {
        if (!isPart) isUnavailable = true;
        throw new Error(`The answer of ${name} was lost`);
      }
      // React renders the component again when the thrown promise settles.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw request;
    },
    notFound: () => {
      isFound = false;
    },
    redirectTo: (path) => {
      movedTo = path;
    },
    addModule: (source) => void sources.add(source),
    forPart: () => rendering(true),
  });

  signal?.addEventListener('abort', () => {
    for (const { abort } of asked.values()) abort();
  });

  return {
    rendering: rendering(false),
    left: (): void => {
      isComplete = false;
    },
    answer: (): DrawnAnswer => ({
      status: isUnavailable ? 503 : isFound ? 200 : 404,
      movedTo,
      isComplete,
      sources: [...sources],
    }),
  };
}
