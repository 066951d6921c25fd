import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { undecidedViewer, type Viewer } from '../viewer/viewer.ts';

export interface SessionState {
  readonly viewer: Viewer;
}

const initialState: SessionState = { viewer: undecidedViewer };

/** The current user. Tokens stay out of the store. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    viewerChanged: (_state, { payload }: PayloadAction<Viewer>): SessionState => ({ viewer: payload }),
  },
  selectors: {
    selectViewer: ({ viewer }: SessionState) => viewer,
  },
});

export const { viewerChanged } = sessionSlice.actions;

/** Selects the current user. Requires the slice under `session`. */
export const { selectViewer } = sessionSlice.selectors;
