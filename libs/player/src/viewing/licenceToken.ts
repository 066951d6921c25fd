import { mayCarryToken } from './playbackSource.ts';

interface Tokens {
  token(): string | undefined;
  /** Never rejects. */
  renew(): Promise<boolean>;
}

/** Returns a valid token, renewed if needed; undefined for hosts that are not allowed. */
export function licenceTokenOf(tokens: Tokens, allowedHosts: readonly string[]) {
  return async (url: string): Promise<string | undefined> => {
    if (!mayCarryToken(url, allowedHosts)) return undefined;
    return tokens.token() ?? ((await tokens.renew()) ? tokens.token() : undefined);
  };
}
