import { combineSlices, configureStore, createListenerMiddleware, type WithSlice } from '@reduxjs/toolkit';
import type { ErrorReporter } from '@tv/analytics';
import { api, createApiDeps, type ApiOptions } from '@tv/api-client';
import type { streamingSlice } from '@tv/realtime';

/** Duration after which the development checks warn. */
const CHECK_WARN_AFTER_MS = 500;

export const createAppListeners = (reporter: ErrorReporter) =>
  createListenerMiddleware({ onError: (error) => reporter.error(error, 'listener') });

/**
 * Creates the Redux store with its listener middleware and its root reducer, into which slices are
 * injected.
 */
export function createAppStore(options: ApiOptions) {
  const listeners = createAppListeners(options.reporter);
  // The first load needs only the API; the streaming slice is injected with the socket.
  const rootReducer = combineSlices(api).withLazyLoadedSlices<WithSlice<typeof streamingSlice>>();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { api: createApiDeps(options) } },
        serializableCheck: { warnAfter: CHECK_WARN_AFTER_MS },
        immutableCheck: { warnAfter: CHECK_WARN_AFTER_MS },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  return { store, rootReducer, startListening: listeners.startListening };
}

type CreatedStore = ReturnType<typeof createAppStore>;
export type AppStore = CreatedStore['store'];
export type AppState = ReturnType<AppStore['getState']>;
export type RootReducer = CreatedStore['rootReducer'];
export type StartListening = CreatedStore['startListening'];
