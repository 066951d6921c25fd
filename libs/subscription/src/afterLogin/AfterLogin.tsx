import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReporter } from '@tv/analytics';
import { getBillingProvider, getCustomer, getPaymentCancelled, useApiDispatch } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { useBrand, useConfig } from '@tv/config';
import { isSignInCallback, links } from '@tv/routes';
import { useUserId } from '../payment/intent/useUserId.ts';
import { checkServices } from './checkServices.ts';
import { runAfterLogin, storedAfterLogin } from './runAfterLogin.ts';

const refetchOptions = { forceRefetch: true, subscribe: false } as const;

/** Runs the steps after login, once per login and new tab, then checks TV 2 provisioning. */
export function AfterLogin() {
  const userId = useUserId();
  const session = useSession();
  const reporter = useReporter();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { paymentCancelledPath } = useConfig().payment;
  const { productPrefix: product } = useBrand();
  useEffect(() => {
    const storage = openTabStorage();
    if (isSignInCallback(pathname)) {
      // The callback redirects by itself; the steps run again after it.
      storedAfterLogin.clear(storage);
      return;
    }
    if (userId === '' || storedAfterLogin.read(storage) === userId) return;
    storedAfterLogin.write(storage, userId);
    const userInfo = () => dispatch(getCustomer.initiate(undefined, { subscribe: false })).unwrap();
    const steps = runAfterLogin({
      pathname,
      fetchUserInfo: userInfo,
      fetchBillingProvider: () => dispatch(getBillingProvider.initiate(undefined, refetchOptions)).unwrap(),
      isAccountDeleted: () =>
        dispatch(getPaymentCancelled.initiate(paymentCancelledPath, refetchOptions)).unwrap(),
      redirectTo: (path) => void navigate(path, { replace: true }),
      logOut: () => void session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: links.front() }),
    });
    // Last, since it never redirects.
    const check = steps
      .then(userInfo)
      .then((user) => checkServices(user, { dispatch, storage, userId, product }));
    check.catch((error: unknown) => {
      // Failed requests are already reported; no retry.
      if (error instanceof Error) reporter.error(error, 'afterLogin');
    });
  }, [userId, pathname, paymentCancelledPath, product, dispatch, navigate, session, reporter]);
  return null;
}
