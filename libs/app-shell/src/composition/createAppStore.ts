import { configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { api } from '@tv/api-client';
import type { StoreExtra } from '@tv/api-client';
import { sessionSlice } from '@tv/auth';

/** Duration after which the development checks warn. */
const CHECK_WARN_AFTER_MS = 500;

/** The reducers of the first load. */
export const initialReducers = {
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
};

/** The Redux store. The streaming reducer is injected later. */
export function createAppStore(extra: StoreExtra, listenerMiddleware: Middleware) {
  return configureStore({
    reducer: initialReducers,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: { warnAfter: CHECK_WARN_AFTER_MS },
        immutableCheck: { warnAfter: CHECK_WARN_AFTER_MS },
      })
        .prepend(listenerMiddleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
