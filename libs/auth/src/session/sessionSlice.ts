import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { undecidedViewer, type Viewer } from '../viewer/viewer.ts';

export interface SessionState {
  readonly viewer: Viewer;
}

const initialState: SessionState = { viewer: undecidedViewer };

/** The current user, without tokens. */
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

/** Requires the slice under `session`. */
export const { selectViewer } = sessionSlice.selectors;
