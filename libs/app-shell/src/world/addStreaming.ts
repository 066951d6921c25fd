import { combineReducers } from '@reduxjs/toolkit';
import { selectStreaming, streamingSlice } from '@tv/realtime';
import type { Streaming, StreamingRoot } from '@tv/realtime';
import { firstReducers, type AppStore } from './createAppStore.ts';

/**
 * Has the store hold from now on what is streamed, under `streaming`: only a customer streams anything, so that it comes
 * with his line to the server, long before a first picture can be there.
 *
 * @returns tells what is streamed
 */
export function addStreaming(store: AppStore): () => Streaming | undefined {
  // The reducer of a store can be exchanged; that it holds more afterwards its type does not tell.
  const larger = store as unknown as {
    readonly getState: () => StreamingRoot;
    readonly replaceReducer: (reducer: unknown) => void;
  };
  larger.replaceReducer(combineReducers({ ...firstReducers, [streamingSlice.name]: streamingSlice.reducer }));
  return () => selectStreaming(larger.getState());
}
