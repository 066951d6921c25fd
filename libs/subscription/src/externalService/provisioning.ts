import type { ErrorReporter } from '@tv/analytics';
import type { Tv2Provisioning } from '@tv/api-client';

export interface ProvisioningDeps {
  /** Fetches the URL at TV 2 to redirect to. */
  readonly askUrl: () => Promise<Tv2Provisioning>;
  readonly goOn: () => Promise<unknown>;
  readonly isAllowed: (url: string) => boolean;
  /** Saves the current status, for the return from TV 2 (EXT-20). */
  readonly keepStatus: () => void;
  readonly leaveFor: (url: string) => void;
  readonly reporter: Pick<ErrorReporter, 'error'>;
}

/** `left`: redirected to TV 2. */
export type ProvisioningEnd = 'poll' | 'left' | 'failed';

const CONTEXT = 'externalService.tv2';

/**
 * Provisions TV 2 Play. A conflict (409) continues provisioning, then polls (EXT-18); an unknown customer
 * (404) polls (EXT-19). A URL saves the status and redirects (EXT-20, EXT-21). A failed request, including a
 * 500, and a URL that is not allowed are reported errors (EXT-29…31).
 */
export async function provisionTv2(deps: ProvisioningDeps): Promise<ProvisioningEnd> {
  const { reporter } = deps;
  const failed = (message: string, cause?: unknown): ProvisioningEnd => {
    reporter.error(new Error(message, { cause }), CONTEXT);
    return 'failed';
  };
  let answer: Tv2Provisioning;
  try {
    answer = await deps.askUrl();
  } catch (error) {
    return failed('Unable to get TV 2 Play provisioning url.', error);
  }
  switch (answer.kind) {
    case 'conflict':
      try {
        await deps.goOn();
      } catch (error) {
        return failed('Unable to continue TV 2 Play provisioning.', error);
      }
      return 'poll';
    case 'notFound':
      return 'poll';
    case 'url':
      if (!deps.isAllowed(answer.url)) {
        return failed('Unable to get TV 2 Play provisioning url.', new Error(`Not allowed: ${answer.url}`));
      }
      deps.keepStatus();
      deps.leaveFor(answer.url);
      return 'left';
  }
}
