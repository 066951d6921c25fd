import type { TrackedUser } from '../event/analyticsEvent.ts';
import { hex, md5 } from './md5.ts';

export interface UserIdentity {
  readonly userId: string;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

async function sha256(text: string): Promise<string | undefined> {
  // `subtle` exists only in secure contexts.
  if (!('subtle' in crypto)) return undefined;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Hashes a customer (ANA-31…33): lower-case e-mail by SHA-256 and MD5, phone number by SHA-256. */
export async function trackedUser({ userId, email, phoneNumber }: UserIdentity): Promise<TrackedUser> {
  const address = email?.trim().toLowerCase() || undefined;
  const [emailSha256, phoneSha256] = await Promise.all([
    address === undefined ? undefined : sha256(address),
    phoneNumber ? sha256(phoneNumber) : undefined,
  ]);
  return { userId, emailSha256, emailMd5: address === undefined ? undefined : md5(address), phoneSha256 };
}
