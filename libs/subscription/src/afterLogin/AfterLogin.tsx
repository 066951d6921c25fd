import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReporter } from '@tv/analytics';
import { getBillingProvider, getCustomer, getPaymentCancelled } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useBrand, useConfig } from '@tv/config';
import { isSignInCallback, links } from '@tv/routes';
import type { PaymentDispatch } from '../payment/pay.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';
import { useUserId } from '../payment/useUserId.ts';
import { runAfterLogin } from './afterLogin.ts';
import { checkServices } from './checkServices.ts';

/** Session storage key: for whom the steps have been taken in this tab since he signed in. */
export const AFTER_LOGIN_KEY = 'after-login';

const anew = { forceRefetch: true, subscribe: false } as const;

/**
 * Takes the steps that follow a login, once for each, and once for each time that a customer comes to the product in another
 * tab or on another day; then looks how his TV 2 stands. Draws nothing.
 */
export function AfterLogin() {
  const userId = useUserId();
  const session = useSession();
  const reporter = useReporter();
  const dispatch = useDispatch<PaymentDispatch>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { paymentCancelledPath } = useConfig().payment;
  const { productPrefix: product } = useBrand();
  useEffect(() => {
    const storage = tabStorage();
    if (isSignInCallback(pathname)) {
      // It leads on by itself, and a login begins what follows anew.
      storage.removeItem(AFTER_LOGIN_KEY);
      return;
    }
    if (userId === '' || storage.getItem(AFTER_LOGIN_KEY) === userId) return;
    storage.setItem(AFTER_LOGIN_KEY, userId);
    const userInfo = () => dispatch(getCustomer.initiate(undefined, { subscribe: false })).unwrap();
    const steps = runAfterLogin({
      pathname,
      userInfo,
      billingProvider: () => dispatch(getBillingProvider.initiate(undefined, anew)).unwrap(),
      isDeleted: () => dispatch(getPaymentCancelled.initiate(paymentCancelledPath, anew)).unwrap(),
      goTo: (path) => void navigate(path, { replace: true }),
      logOut: () => void session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: links.front() }),
    });
    // Last, since it leads nobody anywhere.
    const check = steps
      .then(userInfo)
      .then((user) => checkServices(user, { dispatch, storage, userId, product }));
    check.catch((error: unknown) => {
      // What an answer could not be had to has been told already, and is let be: nobody is led about a second time.
      if (error instanceof Error) reporter.error(error, 'afterLogin');
    });
  }, [userId, pathname, paymentCancelledPath, product, dispatch, navigate, session, reporter]);
  return null;
}
