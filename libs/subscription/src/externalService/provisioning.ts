import type { ErrorReporter } from '@tv/analytics';
import type { Tv2Provisioning } from '@tv/api-client';

/** What provisioning TV 2 asks and does. */
export interface ProvisioningDeps {
  /** Where the customer goes on at TV 2. */
  readonly askUrl: () => Promise<Tv2Provisioning>;
  readonly goOn: () => Promise<unknown>;
  /** Whether an address from data may be followed. */
  readonly isAllowed: (url: string) => boolean;
  /** Keeps the present status for the page that the customer comes back to (EXT-20). */
  readonly keepStatus: () => void;
  readonly leaveFor: (url: string) => void;
  readonly reporter: Pick<ErrorReporter, 'error'>;
}

/** What follows: asking how it stands, being away at TV 2, or an error, which is told in one sentence. */
export type ProvisioningEnd = 'poll' | 'left' | 'failed';

const CONTEXT = 'externalService.tv2';

/**
 * Provisions TV 2 Play. A conflict (409) goes on with it, and polls (EXT-18); a customer whom TV 2 does not know (404) is
 * polled for (EXT-19); with an address the present status is kept, and the customer leaves for it (EXT-20, EXT-21). A call that
 * fails, a 500 among them, is an error and no address (EXT-29…31), and so is an address that may not be followed.
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
