import { createAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { hooksThatWait } from './hooksThatWait.ts';
import type { ServedAnswers } from './servedAnswers.ts';
import { tagTypes } from './tagTypes.ts';

/** Adds the queries that the server rendered the page with to the cache. */
export const answersServed = createAction<ServedAnswers>('api/answersServed');

/**
 * The RTK Query API. Its state, middleware and `StoreExtra` belong to the store. Resources inject their
 * endpoints; endpoint names are unique.
 *
 * When the user changes, `api.util.resetApiState()` clears the cache.
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
