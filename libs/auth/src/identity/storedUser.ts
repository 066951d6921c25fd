/** Local storage key of the user that oidc-client-ts stores. */
export function storedUserKey({
  authority,
  clientId,
}: {
  readonly authority: string;
  readonly clientId: string;
}) {
  return `oidc.user:${authority}:${clientId}`;
}
