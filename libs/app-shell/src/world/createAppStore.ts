import { configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { api } from '@tv/api-client';
import type { StoreExtra } from '@tv/api-client';
import { sessionSlice } from '@tv/auth';

/** Duration after which the development checks warn. */
const CHECK_LIMIT_MS = 500;

/** The reducers of the first load. */
export const firstReducers = {
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
};

/** The Redux store. The streaming reducer is injected later. */
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
