import { canSendToken } from './createEngineSource.ts';

interface Tokens {
  token(): string | undefined;
  /** Never rejects. */
  renew(): Promise<boolean>;
}

/** Returns a valid token, renewed if needed; undefined for hosts that are not allowed. */
export function createLicenceTokenProvider(tokens: Tokens, allowedHosts: readonly string[]) {
  return async (url: string): Promise<string | undefined> => {
    if (!canSendToken(url, allowedHosts)) return undefined;
    return tokens.token() ?? ((await tokens.renew()) ? tokens.token() : undefined);
  };
}
