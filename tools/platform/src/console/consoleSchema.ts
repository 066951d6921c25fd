import * as v from 'valibot';

/** `to`: `all`, a user id, or an e-mail address. */
export const socketMessageSchema = v.strictObject({
  event: v.pipe(v.string(), v.nonEmpty()),
  payload: v.optional(v.unknown()),
  to: v.optional(v.pipe(v.string(), v.nonEmpty()), 'all'),
});

export const faultSchema = v.strictObject({
  operationId: v.exactOptional(v.string()),
  pathPrefix: v.exactOptional(v.string()),
  host: v.exactOptional(v.picklist(['api', 'media', 'identity'])),
  latencyMs: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.exactOptional(v.picklist(['broken', 'empty', 'html'])),
  json: v.exactOptional(v.unknown()),
  patch: v.exactOptional(v.record(v.string(), v.unknown())),
  garble: v.exactOptional(v.boolean()),
  cut: v.exactOptional(v.boolean()),
  after: v.exactOptional(v.boolean()),
  outage: v.exactOptional(v.boolean()),
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Epoch milliseconds or ISO 8601. */
const instantSchema = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => Date.parse(text)),
  ),
]);

export const clockChangeSchema = v.union([
  v.strictObject({ shiftMs: v.number() }),
  v.strictObject({ set: instantSchema }),
  v.strictObject({ reset: v.literal(true) }),
]);

export const tokenLifetimesSchema = v.strictObject({
  accessTokenSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400 * 24 * 3600)),
});

export const chargeFaultSchema = v.strictObject({
  email: v.optional(v.pipe(v.string(), v.nonEmpty())),
  code: v.pipe(v.string(), v.nonEmpty()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

export const castChangeSchema = v.union([
  v.strictObject({ isThere: v.boolean() }),
  v.strictObject({ errorType: v.pipe(v.string(), v.nonEmpty()) }),
]);

export const analyticsPushSchema = v.unknown();
