import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api, isRequestError } from '@tv/api-client';
import type { StoreExtra } from '@tv/api-client';
import type { ServerRendering } from '@tv/rendering';
import type { AppState, AppStore } from '../world/createAppStore.ts';
import { LeftToTheApp } from './leftToTheApp.ts';

/** What drawing a page on a server has come to. */
export interface DrawnAnswer {
  /** 503 where the page itself could not be had from the services. */
  readonly status: 200 | 404 | 503;
  /** Where the page is instead. */
  readonly movedTo: string | undefined;
  /** Whether nothing was left to the app. */
  readonly isComplete: boolean;
  /** Sources of the scripts that parts of the page come from. */
  readonly sources: readonly string[];
}

/** A query under way. */
interface Asked extends PromiseLike<unknown> {
  readonly abort: () => void;
}

interface Endpoint {
  readonly initiate: (arg: unknown) => ThunkAction<Asked, AppState, StoreExtra, UnknownAction>;
  readonly select: (arg: unknown) => (state: AppState) => {
    readonly isSuccess: boolean;
    readonly isError: boolean;
    readonly error?: unknown;
  };
}

/** An endpoint of the API, by name: what a query hook asks. */
function endpointOf(name: string): Endpoint | undefined {
  return Object.entries<unknown>(api.endpoints).find(
    (entry): entry is [string, Endpoint] => entry[0] === name,
  )?.[1];
}

/**
 * The server's hold on one drawing over one store.
 *
 * @param signal  the deadline: what has not been answered by then is given up
 */
export function createServerRendering(store: AppStore, signal: AbortSignal) {
  const asked = new Map<string, Asked>();
  let isFound = true;
  let isUnavailable = false;
  let movedTo: string | undefined;
  let isComplete = true;
  const sources = new Set<string>();

  const ask = (name: string, endpoint: Endpoint, arg: unknown): Asked => {
    const key = `${name} ${JSON.stringify(arg)}`;
    const request = asked.get(key) ?? store.dispatch(endpoint.initiate(arg));
    asked.set(key, request);
    return request;
  };

  const rendering = (isPart: boolean): ServerRendering => ({
    waitForAnswer(name, arg) {
      const endpoint = endpointOf(name);
      if (endpoint === undefined) throw new Error(`There is no endpoint ${name}`);
      const { isSuccess, isError, error } = endpoint.select(arg)(store.getState());
      if (isSuccess || (isError && isRequestError(error, 404))) return;
      if (isError) {
        if (!isPart) isUnavailable = true;
        throw new LeftToTheApp(name);
      }
      // React draws the component again when what it threw is settled.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw ask(name, endpoint, arg);
    },
    notFound: () => {
      isFound = false;
    },
    movedTo: (path) => {
      movedTo = path;
    },
    usesScript: (source) => void sources.add(source),
    ofPart: () => rendering(true),
  });

  signal.addEventListener('abort', () => {
    for (const { abort } of asked.values()) abort();
  });

  return {
    rendering: rendering(false),
    /** A part of the page was left to the app. */
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
