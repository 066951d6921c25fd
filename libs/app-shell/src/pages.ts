import { lazy } from 'react';
import { CallbackPage, LogoutPage, SilentCallbackPage } from '@tv/auth';
import { ContentPage, FrontPage, LegacyLinkPage, NotFoundPage } from '@tv/discovery-ui';
import type { Pages } from './router/RouteElement.tsx';

const subscription = () => import('@tv/subscription');

/**
 * Every page that exists so far. Content pages come with the app, since most visits begin on one and should not
 * wait for a second script; every other page is loaded when it is first shown.
 */
export const pages: Pages = {
  front: FrontPage,
  page: ContentPage,
  legacyLink: LegacyLinkPage,
  contentNotFound: NotFoundPage,
  customerNotFound: NotFoundPage,
  signInCallback: CallbackPage,
  silentCallback: SilentCallbackPage,
  logout: LogoutPage,
  signUp: lazy(async () => ({ default: (await subscription()).SignUpPage })),
  account: lazy(async () => ({ default: (await subscription()).AccountPage })),
};
