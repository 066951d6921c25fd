import { createAction } from '@reduxjs/toolkit';
import type { CurrentUser } from '../currentUser/currentUser.ts';

/** Dispatched with the current user at startup and on every change. */
export const currentUserChanged = createAction<CurrentUser>('session/currentUserChanged');
