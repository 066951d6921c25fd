import * as v from 'valibot';

const text = v.optional(v.string());

/** What each event carries; the last three carry nothing, so that anything they bring is ignored. */
const payloads = {
  ErrorReceived: v.object({ message: text }),
  StreamingKick: v.object({ reason: text }),
  NewRelease: v.object({ version: v.string(), env: v.picklist(['prod', 'uat', 'test', 'dev']) }),
  CustomerClaimsChanged: v.unknown(),
  HboMaxActivated: v.unknown(),
  ForcedLogout: v.unknown(),
} as const;

export type IncomingEventName = keyof typeof payloads;

/** What the server tells us. */
export type IncomingEvent =
  /** The text is the server's; without one the viewer is told 'Noe gikk galt'. */
  | { readonly name: 'ErrorReceived'; readonly message: string | undefined }
  | { readonly name: 'StreamingKick'; readonly reason: string | undefined }
  | { readonly name: 'NewRelease'; readonly version: string; readonly env: 'prod' | 'uat' | 'test' | 'dev' }
  | { readonly name: 'CustomerClaimsChanged' }
  | { readonly name: 'HboMaxActivated' }
  | { readonly name: 'ForcedLogout' };

export const INCOMING_EVENT_NAMES = Object.keys(payloads) as readonly IncomingEventName[];

/**
 * Reads an event as it came over the socket.
 *
 * @param payload  its first argument, if there was one
 * @returns undefined for a payload that does not fit the event
 */
export function readIncomingEvent(name: IncomingEventName, payload: unknown): IncomingEvent | undefined {
  switch (name) {
    case 'ErrorReceived': {
      const parsed = v.safeParse(payloads.ErrorReceived, payload ?? {});
      return parsed.success ? { name, message: parsed.output.message } : undefined;
    }
    case 'StreamingKick': {
      const parsed = v.safeParse(payloads.StreamingKick, payload ?? {});
      return parsed.success ? { name, reason: parsed.output.reason } : undefined;
    }
    case 'NewRelease': {
      const parsed = v.safeParse(payloads.NewRelease, payload);
      return parsed.success ? { name, ...parsed.output } : undefined;
    }
    case 'CustomerClaimsChanged':
    case 'HboMaxActivated':
    case 'ForcedLogout':
      return { name };
  }
}
