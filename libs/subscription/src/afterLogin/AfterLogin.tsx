import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReporter } from '@tv/analytics';
import {
  getBillingProvider,
  getCustomer,
  getExternalServiceStatus,
  getPackages,
  getPaymentCancelled,
  useApiDispatch,
  type UserInfo,
} from '@tv/api-client';
import { useSession } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { useBrand, useConfig } from '@tv/config';
import { isSignInCallback, links } from '@tv/routes';
import { checkProvisioning } from '../externalService/provisioning/checkProvisioning.ts';
import {
  readProvisioning,
  setProvisioningFailed,
} from '../externalService/provisioning/provisioningRecord.ts';
import { useUserId } from '../payment/intent/useUserId.ts';
import { FORCE_REFETCH } from '../status/fetchCustomerStatus.ts';
import { hasContentAccess } from '../status/subscriptionState.ts';
import { runAfterLogin, storedAfterLogin } from './runAfterLogin.ts';

/** Runs the steps after login, once per login and new tab, then checks TV 2 (EXT-26…29). */
export function AfterLogin() {
  const userId = useUserId();
  const session = useSession();
  const reporter = useReporter();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { paymentCancelledPath } = useConfig().payment;
  const { productPrefix } = useBrand();
  useEffect(() => {
    const storage = openTabStorage();
    if (isSignInCallback(pathname)) {
      // The callback redirects by itself; the steps run again after it.
      storedAfterLogin.clear(storage);
      return;
    }
    if (userId === '' || storedAfterLogin.read(storage) === userId) return;
    storedAfterLogin.write(storage, userId);
    const hadFailed = readProvisioning(storage, userId)?.hasFailed === true;
    const userInfo = () => dispatch(getCustomer.initiate(undefined, { subscribe: false })).unwrap();
    const steps = runAfterLogin({
      pathname,
      fetchUserInfo: userInfo,
      fetchBillingProvider: () => dispatch(getBillingProvider.initiate(undefined, FORCE_REFETCH)).unwrap(),
      isAccountDeleted: () =>
        dispatch(getPaymentCancelled.initiate(paymentCancelledPath, FORCE_REFETCH)).unwrap(),
      redirectTo: (path) => void navigate(path, { replace: true }),
      logOut: () => void session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: links.front() }),
    });
    const checkServices = ({ subscribedPackage }: UserInfo): Promise<void> =>
      checkProvisioning({
        productPrefix,
        hasContentAccess: hasContentAccess(subscribedPackage),
        // Without package names the check still runs.
        packageName: async () => {
          const { data } = await dispatch(getPackages.initiate(undefined, { subscribe: false }));
          return data?.find(({ id }) => id === subscribedPackage?.id)?.name;
        },
        fetchStatus: async () => {
          const request = dispatch(getExternalServiceStatus.initiate('tv2play', FORCE_REFETCH));
          return (await request.unwrap()).statusCode;
        },
        setFailed(hasFailed) {
          // Keeps the flag of a provisioning that failed meanwhile.
          if (hasFailed || hadFailed) setProvisioningFailed(storage, userId, hasFailed);
        },
      });
    // The check is last, since it never redirects.
    const check = steps.then(userInfo).then(checkServices);
    check.catch((error: unknown) => {
      // Failed requests are already reported; no retry.
      if (error instanceof Error) reporter.error(error, 'afterLogin');
    });
  }, [userId, pathname, paymentCancelledPath, productPrefix, dispatch, navigate, session, reporter]);
  return null;
}
