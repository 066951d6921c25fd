import { createAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { hooksThatWait } from './hooksThatWait.ts';
import type { ServedAnswers } from './servedAnswers.ts';
import { tagTypes } from './tagTypes.ts';

/** The page brought answers along: they are in the store from now on, as if they had been asked for. */
export const answersServed = createAction<ServedAnswers>('api/answersServed');

/**
 * The one API. It holds no state itself: the store does, made with `api.reducer`, `api.middleware` and a
 * `StoreExtra`. Resources inject their endpoints, and a name can be taken only once.
 *
 * When the user changes, `api.util.resetApiState()` forgets everything that was said to the former one.
 */
export const api = buildCreateApi(
  coreModule(),
  hooksThatWait(),
)({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  extractRehydrationInfo: (action) => (answersServed.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});
