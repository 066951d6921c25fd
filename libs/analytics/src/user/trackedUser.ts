import type { TrackedUser } from '../event/analyticsEvent.ts';
import { hex, md5 } from './md5.ts';

/** What is known of somebody, of which nothing but hashes leaves. */
export interface KnownUser {
  readonly userId: string;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

async function sha256(text: string): Promise<string | undefined> {
  // Only pages that come over a safe line may.
  if (!('subtle' in crypto)) return undefined;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/**
 * A customer as the reports know him (ANA-31…33): the e-mail address in lower case, hashed by SHA-256 and by MD5, and the
 * phone number, hashed by SHA-256 as it stands.
 */
export async function trackedUser({ userId, email, phoneNumber }: KnownUser): Promise<TrackedUser> {
  const address = email?.trim().toLowerCase() || undefined;
  const [emailSha256, phoneSha256] = await Promise.all([
    address === undefined ? undefined : sha256(address),
    phoneNumber ? sha256(phoneNumber) : undefined,
  ]);
  return { userId, emailSha256, emailMd5: address === undefined ? undefined : md5(address), phoneSha256 };
}
