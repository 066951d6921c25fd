import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

const text = v.optional(v.string());

const incomingEvent = v.variant('name', [
  /** Without a message the user sees 'Noe gikk galt'. */
  v.object({ name: v.literal('ErrorReceived'), message: text }),
  v.object({ name: v.literal('StreamingKick'), reason: text }),
  v.object({
    name: v.literal('NewRelease'),
    version: v.string(),
    env: v.picklist(['prod', 'uat', 'test', 'dev']),
  }),
  // Any payload of these is ignored.
  v.object({ name: v.literal('CustomerClaimsChanged') }),
  v.object({ name: v.literal('HboMaxActivated') }),
  v.object({ name: v.literal('ForcedLogout') }),
]);

export type IncomingEvent = v.InferOutput<typeof incomingEvent>;
export type IncomingEventName = IncomingEvent['name'];

export const INCOMING_EVENT_NAMES = incomingEvent.options.map(({ entries }) => entries.name.literal);

/** Events that need no payload. */
const SIGNALS: readonly IncomingEventName[] = ['CustomerClaimsChanged', 'HboMaxActivated', 'ForcedLogout'];

/**
 * Parses a socket event.
 *
 * @returns undefined for an invalid payload
 */
export function readIncomingEvent(name: IncomingEventName, payload: unknown): IncomingEvent | undefined {
  const fields = payload ?? {};
  if (typeof fields !== 'object' && !SIGNALS.includes(name)) return undefined;
  const parsed = v.safeParse(incomingEvent, { ...fields, name });
  return parsed.success ? parsed.output : undefined;
}

/** An event from the server. */
export const eventReceived = createAction<IncomingEvent>('realtime/eventReceived');
