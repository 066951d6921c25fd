import { mayCarryToken } from './playbackSource.ts';

/** As much of a session as says who asks. */
interface Tokens {
  token(): string | undefined;
  /** Never rejects. */
  renew(): Promise<boolean>;
}

/** A token for a licence request, valid now and renewed where it must be; none for hosts that are not ours. */
export function licenceTokenOf(tokens: Tokens, allowedHosts: readonly string[]) {
  return async (url: string): Promise<string | undefined> => {
    if (!mayCarryToken(url, allowedHosts)) return undefined;
    return tokens.token() ?? ((await tokens.renew()) ? tokens.token() : undefined);
  };
}
