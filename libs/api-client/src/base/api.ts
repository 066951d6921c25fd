import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** What answers are about, so that a change can name the answers that it makes old. */
export const tagTypes = [
  'Pages',
  'Swimlane',
  'Title',
  'CoverPage',
  'Guide',
  'InAppMessages',
  'Customer',
  'Settings',
  'Products',
  'Pin',
] as const;

/**
 * The one API. It holds no state itself: the store does, made with `api.reducer`, `api.middleware` and a
 * `StoreExtra`. Resources inject their endpoints, and a name can be taken only once.
 *
 * When the user changes, `api.util.resetApiState()` forgets everything that was said to the former one.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
