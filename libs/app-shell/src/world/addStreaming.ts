import { combineReducers } from '@reduxjs/toolkit';
import { selectStreaming, streamingSlice } from '@tv/realtime';
import type { Streaming, StreamingRoot } from '@tv/realtime';
import { firstReducers, type AppStore } from './createAppStore.ts';

/**
 * Adds the `streaming` reducer at the first sign-in: only customers stream.
 *
 * @returns selects the streaming state
 */
export function addStreaming(store: AppStore): () => Streaming | undefined {
  // The store's type does not know the new reducer.
  const larger = store as unknown as {
    readonly getState: () => StreamingRoot;
    readonly replaceReducer: (reducer: unknown) => void;
  };
  larger.replaceReducer(combineReducers({ ...firstReducers, [streamingSlice.name]: streamingSlice.reducer }));
  return () => selectStreaming(larger.getState());
}
