/** The version of the items that we read (LANE-40). */
export const laneHeaders: Readonly<Record<string, string>> = { 'accept-model-version': '2.0' };
