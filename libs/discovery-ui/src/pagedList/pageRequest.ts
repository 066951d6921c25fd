import type { Swimlane, SwimlaneRequest } from '@tv/api-client';

export type PagedLane = Pick<Swimlane, 'link' | 'type' | 'supportsPaging' | 'lastUpdatedUtc'>;

/**
 * Returns the request for a page of a lane (LANE-38). Without paging it hits the lane's own cache entry
 * (LANE-37, LANE-39).
 *
 * @param page from 1
 */
export function pageRequest(
  { link, type, supportsPaging, lastUpdatedUtc }: PagedLane,
  page: number,
): SwimlaneRequest {
  return supportsPaging ? { link, type, page } : { link, type, lastUpdatedUtc };
}
