import { createAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import type { StoreExtra } from './apiDeps.ts';
import { baseQuery } from './baseQuery.ts';
import type { DehydratedQueries } from './dehydratedQueries.ts';
import { suspendingHooks } from './suspendingHooks.ts';
import { tagTypes } from './tagTypes.ts';

/** Adds the queries that the server rendered the page with to the cache. */
export const queriesRehydrated = createAction<DehydratedQueries>('api/queriesRehydrated');

/**
 * The RTK Query API; resources inject their endpoints. When the user changes, `api.util.resetApiState()` clears the
 * cache.
 */
export const api = buildCreateApi(
  coreModule(),
  suspendingHooks(),
)({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  extractRehydrationInfo: (action) => (queriesRehydrated.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});

/** Dispatches the thunks of endpoints. */
export type ApiDispatch = ThunkDispatch<unknown, StoreExtra, UnknownAction>;

export const useApiDispatch = useDispatch.withTypes<ApiDispatch>();
