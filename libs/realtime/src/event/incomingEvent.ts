import * as v from 'valibot';

const text = v.optional(v.string());

/** Payload schemas; any payload of the last three is ignored. */
const payloads = {
  ErrorReceived: v.object({ message: text }),
  StreamingKick: v.object({ reason: text }),
  NewRelease: v.object({ version: v.string(), env: v.picklist(['prod', 'uat', 'test', 'dev']) }),
  CustomerClaimsChanged: v.unknown(),
  HboMaxActivated: v.unknown(),
  ForcedLogout: v.unknown(),
} as const;

export type IncomingEventName = keyof typeof payloads;

export type IncomingEvent =
  /** Without a message the user sees 'Noe gikk galt'. */
  | { readonly name: 'ErrorReceived'; readonly message: string | undefined }
  | { readonly name: 'StreamingKick'; readonly reason: string | undefined }
  | { readonly name: 'NewRelease'; readonly version: string; readonly env: 'prod' | 'uat' | 'test' | 'dev' }
  | { readonly name: 'CustomerClaimsChanged' }
  | { readonly name: 'HboMaxActivated' }
  | { readonly name: 'ForcedLogout' };

export const INCOMING_EVENT_NAMES = Object.keys(payloads) as readonly IncomingEventName[];

/**
 * Parses a socket event.
 *
 * @returns undefined for an invalid payload
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
