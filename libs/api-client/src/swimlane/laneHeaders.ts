/** The model version of the items (LANE-40). */
export const laneHeaders: Readonly<Record<string, string>> = { 'accept-model-version': '2.0' };
