import { combineReducers } from '@reduxjs/toolkit';
import { selectStreaming, streamingSlice } from '@tv/realtime';
import type { Streaming, StreamingRoot } from '@tv/realtime';
import { firstReducers, type AppStore } from './createAppStore.ts';

/**
 * Adds the `streaming` reducer, which only customers need.
 *
 * @returns selects the streaming state
 */
export function addStreaming(store: AppStore): () => Streaming | undefined {
  // The store's type does not change.
  const larger = store as unknown as {
    readonly getState: () => StreamingRoot;
    readonly replaceReducer: (reducer: unknown) => void;
  };
  larger.replaceReducer(combineReducers({ ...firstReducers, [streamingSlice.name]: streamingSlice.reducer }));
  return () => selectStreaming(larger.getState());
}
