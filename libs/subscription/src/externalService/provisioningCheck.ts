import type { StatusCode } from './serviceStep.ts';

/** What the check after a login looks at and does. */
export interface ProvisioningCheckDeps {
  readonly hasContentAccess: boolean;
  /** The name of the customer's package, such as `GLIMT_MINI`; undefined where it has none. */
  readonly packageName: () => Promise<string | undefined>;
  /** The `{product}` of package names. */
  readonly product: string;
  /** How TV 2 stands; undefined where no status is said. Rejects where there is no answer. */
  readonly ask: () => Promise<StatusCode>;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** Raises the flag of an error, or takes it down (EXT-29). */
  readonly setFailed: (hasFailed: boolean) => void;
}

/** How long a status that is missing has to come (EXT-28), in milliseconds. */
export const MISSING_MS = 2000;

/**
 * Looks after a login how TV 2 stands; asking writes it into what is known of the customer, and so into the count of his
 * notifications. Without content access (EXT-26), and with the smallest package (EXT-27), nothing is asked. A status that is
 * missing is asked for once more after two seconds (EXT-28). One that nobody knows, and a call that fails, raise the flag (EXT-29).
 */
export async function checkProvisioning(deps: ProvisioningCheckDeps): Promise<void> {
  const { hasContentAccess, packageName, product, ask, pause, setFailed } = deps;
  if (!hasContentAccess || (await packageName()) === `${product}_MINI`) return;
  try {
    let statusCode = await ask();
    if (statusCode === undefined) {
      await pause(MISSING_MS);
      statusCode = await ask();
    }
    setFailed(statusCode === undefined || statusCode === 'Unknown');
  } catch {
    // What the call failed with has been told already.
    setFailed(true);
  }
}
