import { getExternalServiceStatus, getPackages, type UserInfo, type ApiDispatch } from '@tv/api-client';
import type { KeyValueStorage } from '@tv/browser-storage';
import { checkProvisioning } from '../externalService/provisioning/checkProvisioning.ts';
import { setProvisioningFailed } from '../externalService/provisioning/provisioningRecord.ts';
import { hasContentAccess } from '../status/subscriptionState.ts';

export interface CheckServicesDeps {
  readonly dispatch: ApiDispatch;
  readonly storage: KeyValueStorage;
  readonly userId: string;
  /** Prefix of package names. */
  readonly product: string;
}

/** Checks TV 2 provisioning after login (EXT-26…29), see `checkProvisioning`. */
export function checkServices({ subscribedPackage }: UserInfo, deps: CheckServicesDeps): Promise<void> {
  const { dispatch, storage, userId, product } = deps;
  const packages = () => dispatch(getPackages.initiate(undefined, { subscribe: false })).unwrap();
  return checkProvisioning({
    hasContentAccess: hasContentAccess(subscribedPackage),
    // Without package names the check still runs.
    packageName: () =>
      packages().then(
        (all) => all.find(({ id }) => id === subscribedPackage?.id)?.name,
        () => undefined,
      ),
    productPrefix: product,
    fetchStatus: async () => {
      const request = dispatch(
        getExternalServiceStatus.initiate('tv2play', { forceRefetch: true, subscribe: false }),
      );
      return (await request.unwrap()).statusCode;
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    setFailed: (hasFailed) => setProvisioningFailed(storage, userId, hasFailed),
  });
}
