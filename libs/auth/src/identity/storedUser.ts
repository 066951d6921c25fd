/** The storage key under which the OpenID client keeps the user of an authority and a client. */
export function storedUserKey({
  authority,
  clientId,
}: {
  readonly authority: string;
  readonly clientId: string;
}) {
  return `oidc.user:${authority}:${clientId}`;
}
