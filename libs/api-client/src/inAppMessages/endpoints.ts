import * as v from 'valibot';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/lenient.ts';
import { parserOf } from '../parse/parserOf.ts';
import { id, windowEnd, name } from '../parse/primitives.ts';

const inAppMessage = contractObject('InAppMessage', {
  id,
  // An unknown type is shown as a plain message.
  type: v.fallback(v.picklist(['info', 'warning', 'tvApp']), 'info'),
  /** Epoch milliseconds. */
  from: v.optional(windowEnd),
  to: v.optional(windowEnd),
  isDismissable: v.optional(v.boolean(), false),
  banner: v.object({
    title: name,
    message: v.optional(v.string()),
    buttonText: v.optional(v.string()),
  }),
  details: v.optional(
    v.object({
      title: name,
      message: v.optional(v.string()),
      linkConfig: v.optional(v.object({ link: v.string(), linkText: name })),
    }),
  ),
});

export const parseInAppMessages = parserOf((context) => listOf(context, 'in-app message', inAppMessage));

/** A banner above pages (BANNER-01). */
export type InAppMessage = ReturnType<typeof parseInAppMessages>[number];

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
