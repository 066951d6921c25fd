/** Local storage key of oidc-client-ts's user. */
export function getStoredUserKey({
  authority,
  clientId,
}: {
  readonly authority: string;
  readonly clientId: string;
}) {
  return `oidc.user:${authority}:${clientId}`;
}
