import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { undecidedViewer, type Viewer } from '../viewer/viewer.ts';

export interface SessionState {
  readonly viewer: Viewer;
}

const initialState: SessionState = { viewer: undecidedViewer };

/** Who is watching, for whoever reads the store. The tokens stay out of it. */
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

/** Who is watching. The store has to hold the slice under `session`. */
export const { selectViewer } = sessionSlice.selectors;
