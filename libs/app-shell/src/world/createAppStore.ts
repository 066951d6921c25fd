import { configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { api } from '@tv/api-client';
import type { StoreExtra } from '@tv/api-client';
import { sessionSlice } from '@tv/auth';

/** Duration (ms) after which the development checks of the store warn. */
const CHECK_LIMIT_MS = 500;

/** Reducers of the first load: the RTK Query cache and the current user. */
export const firstReducers = {
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
};

/**
 * The Redux store. The streaming reducer is injected later.
 *
 * @param extra extra argument of the API client's thunks
 * @param reactions listener middleware
 */
export function createAppStore(extra: StoreExtra, reactions: Middleware) {
  return configureStore({
    reducer: firstReducers,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: { warnAfter: CHECK_LIMIT_MS },
        immutableCheck: { warnAfter: CHECK_LIMIT_MS },
      })
        .prepend(reactions)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
