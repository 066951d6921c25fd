import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parseSchedule, parseTvGuide, type Schedule, type TvGuide } from './schema.ts';

export interface TvGuideRequest {
  /** `YYYY-MM-DD`, the day in Oslo. */
  readonly date: string;
  /** From 1; all channels when left out. */
  readonly page?: number;
  readonly pageSize?: number;
}

const KEEP_S = 300;

const guideApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTvGuide: build.query<TvGuide, TvGuideRequest>({
      ...reads(
        ({ date, page, pageSize }: TvGuideRequest) => ({
          service: 'contentLayout',
          path: '/tvguide',
          query: { date, page, pageSize },
        }),
        parseTvGuide,
      ),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Guide'],
    }),
    // Asked by the page's `scheduleLink`.
    getSchedule: build.query<Schedule, string>({
      ...reads((link: string) => ({ link }), parseSchedule),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Guide'],
    }),
  }),
});

export const { useGetTvGuideQuery, useGetScheduleQuery } = guideApi;
export const { getTvGuide, getSchedule } = guideApi.endpoints;
