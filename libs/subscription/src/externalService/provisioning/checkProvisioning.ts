import type { StatusCode } from '../externalService.ts';

export interface ProvisioningCheckDeps {
  readonly hasContentAccess: boolean;
  /** Such as `GLIMT_MINI`; undefined if unknown. */
  readonly packageName: () => Promise<string | undefined>;
  readonly productPrefix: string;
  /** Undefined without a status; rejects without an answer. */
  readonly fetchStatus: () => Promise<StatusCode>;
  /** Sets or clears the error flag (EXT-29). */
  readonly setFailed: (hasFailed: boolean) => void;
}

/** Delay before a missing status is fetched again (EXT-28). */
const MISSING_STATUS_DELAY_MS = 2000;

/** Checks TV 2's status after sign-in. An unknown one or a failed request sets the error flag (EXT-29). */
export async function checkProvisioning(deps: ProvisioningCheckDeps): Promise<void> {
  const { hasContentAccess, packageName, productPrefix, fetchStatus, setFailed } = deps;
  // EXT-26, EXT-27
  if (!hasContentAccess || (await packageName()) === `${productPrefix}_MINI`) return;
  try {
    let statusCode = await fetchStatus();
    if (statusCode === undefined) {
      await new Promise((resolve) => setTimeout(resolve, MISSING_STATUS_DELAY_MS));
      statusCode = await fetchStatus();
    }
    setFailed(statusCode === undefined || statusCode === 'Unknown');
  } catch {
    // Already reported by the API layer.
    setFailed(true);
  }
}
