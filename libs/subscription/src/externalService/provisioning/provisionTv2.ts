import type { ErrorReporter } from '@tv/analytics';
import type { Tv2Provisioning } from '@tv/api-client';

export interface ProvisioningDeps {
  readonly fetchUrl: () => Promise<Tv2Provisioning>;
  readonly continueProvisioning: () => Promise<unknown>;
  readonly isAllowed: (url: string) => boolean;
  /** For the return from TV 2 (EXT-20). */
  readonly saveStatus: () => void;
  readonly redirectTo: (url: string) => void;
  readonly reporter: Pick<ErrorReporter, 'error'>;
}

type ProvisioningResult = 'poll' | 'redirected' | 'failed';

/**
 * Provisions TV 2 Play. A conflict (409) continues and polls (EXT-18); an unknown customer (404) polls
 * (EXT-19). A URL saves the status and redirects (EXT-20, EXT-21). Failed requests and forbidden URLs are
 * reported (EXT-29…31).
 */
export async function provisionTv2(deps: ProvisioningDeps): Promise<ProvisioningResult> {
  const { reporter } = deps;
  const failed = (message: string, cause?: unknown): ProvisioningResult => {
    reporter.error(new Error(message, { cause }), 'externalService.tv2');
    return 'failed';
  };
  let answer: Tv2Provisioning;
  try {
    answer = await deps.fetchUrl();
  } catch (error) {
    return failed('Unable to get TV 2 Play provisioning url.', error);
  }
  if (answer.kind === 'url') {
    if (!deps.isAllowed(answer.url))
      return failed('Unable to get TV 2 Play provisioning url.', new Error(`Not allowed: ${answer.url}`));
    deps.saveStatus();
    deps.redirectTo(answer.url);
    return 'redirected';
  }
  try {
    if (answer.kind === 'conflict') await deps.continueProvisioning();
    return 'poll';
  } catch (error) {
    return failed('Unable to continue TV 2 Play provisioning.', error);
  }
}
