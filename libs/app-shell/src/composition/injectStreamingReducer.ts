import { combineReducers } from '@reduxjs/toolkit';
import { selectStreaming, streamingSlice } from '@tv/realtime';
import type { Streaming, StreamingRoot } from '@tv/realtime';
import { initialReducers, type AppStore } from './createAppStore.ts';

/**
 * Adds the `streaming` reducer, which only customers need.
 *
 * @returns selects the streaming state
 */
export function injectStreamingReducer(store: AppStore): () => Streaming | undefined {
  // The store's type does not change.
  const extendedStore = store as unknown as {
    readonly getState: () => StreamingRoot;
    readonly replaceReducer: (reducer: unknown) => void;
  };
  extendedStore.replaceReducer(
    combineReducers({ ...initialReducers, [streamingSlice.name]: streamingSlice.reducer }),
  );
  return () => selectStreaming(extendedStore.getState());
}
