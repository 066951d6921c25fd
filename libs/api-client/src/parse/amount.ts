import * as v from 'valibot';

/** More than anything costs: sums of such amounts stay numbers, and fit on a page. */
const MOST = 1_000_000;

/** Money that is taken off or given back is negative; in NOK. */
export const signedAmount = v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST));

/** What something costs, in NOK. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST));

/** How much of it is taken off, 0–100. */
export const percentOff = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** How many months something lasts; ten years at most. */
export const months = v.pipe(v.number(), v.minValue(0), v.maxValue(120));
