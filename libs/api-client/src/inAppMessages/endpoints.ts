import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseInAppMessages } from './schema.ts';

/** Polling interval while banners are visible (BANNER-10). */
export const BANNER_POLL_INTERVAL_MS = 60_000;

const inAppMessagesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getInAppMessages: build.query({
      ...queryWithSchema(parseInAppMessages, { service: 'gateway', path: '/inappmessages' }),
      providesTags: ['InAppMessages'],
    }),
  }),
});

export const { useGetInAppMessagesQuery } = inAppMessagesApi;
export const { getInAppMessages } = inAppMessagesApi.endpoints;
