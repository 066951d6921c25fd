import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pendingUser, type CurrentUser } from '../currentUser/currentUser.ts';

export interface AuthSessionState {
  readonly currentUser: CurrentUser;
}

const initialState: AuthSessionState = { currentUser: pendingUser };

/** The current user, without tokens. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    currentUserChanged: (_state, { payload }: PayloadAction<CurrentUser>): AuthSessionState => ({
      currentUser: payload,
    }),
  },
  selectors: {
    selectCurrentUser: ({ currentUser }: AuthSessionState) => currentUser,
  },
});

export const { currentUserChanged } = sessionSlice.actions;

/** Requires the slice under `session`. */
export const { selectCurrentUser } = sessionSlice.selectors;
