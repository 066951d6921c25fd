import { encodePathSegment } from '@tv/routes';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseSchedule, parseTvGuide } from './schema.ts';

export interface TvGuideRequest {
  /** `YYYY-MM-DD`, the day in Oslo. */
  readonly date: string;
  /** From 1; all channels if omitted. */
  readonly page?: number;
  readonly pageSize?: number;
  /** Fetches the page that contains this channel, instead of `page`. */
  readonly channel?: string;
  /** Start of a range that programmes overlap, epoch milliseconds. */
  readonly from?: number;
  /** End of that range. The complete day if both are omitted. */
  readonly to?: number;
}

export interface ChannelDayRequest {
  readonly channelId: string;
  /** `YYYY-MM-DD`, the day in Oslo. */
  readonly date: string;
}

const instantText = (instant: number | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString();

const KEEP_S = 300;

const guideApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTvGuide: build.query({
      ...queryWithSchema(parseTvGuide, ({ date, page, pageSize, channel, from, to }: TvGuideRequest) => ({
        service: 'contentLayout',
        path: '/tvguide',
        query: { date, from: instantText(from), to: instantText(to), channel, page, pageSize },
      })),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Guide'],
    }),
    /** The schedule of one channel on one day. */
    getChannelDay: build.query({
      ...queryWithSchema(parseSchedule, ({ channelId, date }: ChannelDayRequest) => ({
        service: 'contentLayout',
        path: `/schedule/${encodePathSegment(channelId)}`,
        query: { date },
      })),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Guide'],
    }),
    // The argument is the page's `scheduleLink`.
    getSchedule: build.query({
      ...queryWithSchema(parseSchedule, (link: string) => ({ link })),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Guide'],
    }),
  }),
});

export const { useGetTvGuideQuery, useGetChannelDayQuery, useGetScheduleQuery } = guideApi;
export const { getTvGuide, getChannelDay, getSchedule } = guideApi.endpoints;
