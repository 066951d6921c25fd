import { configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { api } from '@tv/api-client';
import type { StoreExtra } from '@tv/api-client';
import { sessionSlice } from '@tv/auth';

/** While developing, the checks of the store walk all that the servers said; they may take this long (ms) unheard. */
const CHECK_LIMIT_MS = 500;

/** What the store holds from the beginning: what the servers said, under `api`, and who is watching, under `session`. */
export const firstReducers = {
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
};

/**
 * The store of one app. What is streamed comes later, see `addStreaming`.
 *
 * @param extra  what the API client needs, handed to its thunks
 * @param reactions  listener middleware, asked before anything else
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
