import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parseInAppMessages, type InAppMessage } from './schema.ts';

/** Polling interval while banners are visible (BANNER-10). */
export const BANNER_REFRESH_MS = 60_000;

const inAppMessagesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getInAppMessages: build.query<InAppMessage[], void>({
      ...reads(() => ({ service: 'gateway', path: '/inappmessages' }), parseInAppMessages),
      providesTags: ['InAppMessages'],
    }),
  }),
});

export const { useGetInAppMessagesQuery } = inAppMessagesApi;
export const { getInAppMessages } = inAppMessagesApi.endpoints;
