import * as v from 'valibot';

/** Upper bound in NOK: sums stay safe numbers and fit on a page. */
const MOST = 1_000_000;

/** NOK; discounts and refunds are negative. */
export const signedAmount = v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST));

/** NOK. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST));

/** Discount in percent, 0–100. */
export const percentOff = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A duration in months; ten years at most. */
export const months = v.pipe(v.number(), v.minValue(0), v.maxValue(120));
