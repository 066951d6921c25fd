import type { Swimlane, SwimlaneRequest } from '@tv/api-client';

/** The part of a swimlane that says how its items are asked for. */
export type PagedLane = Pick<Swimlane, 'link' | 'type' | 'supportsPaging' | 'lastUpdatedUtc'>;

/**
 * How a page of all of a lane is asked for (LANE-38). A lane that knows no pages is asked by its bare link, as on its own
 * page, so that what was shown there is at hand (LANE-37, LANE-39).
 *
 * @param page  from 1
 */
export function pageRequest(
  { link, type, supportsPaging, lastUpdatedUtc }: PagedLane,
  page: number,
): SwimlaneRequest {
  return supportsPaging ? { link, type, page } : { link, type, lastUpdatedUtc };
}
