import { lazy } from 'react';
import { SilentCallbackPage } from '@tv/auth';
import { ContentPage, FrontPage, NotFoundPage } from '@tv/discovery-ui';
import { coverPage, player } from './pageScripts.ts';
import type { Pages } from './router/RouteElement.tsx';

const subscription = () => import('@tv/subscription');

/**
 * Every page that exists so far. Content pages come with the app, since most visits begin on one and should not
 * wait for a second script. Every other page is loaded when it is first shown.
 */
export const pages: Pages = {
  front: FrontPage,
  page: ContentPage,
  filmCover: lazy(async () => ({ default: (await coverPage()).FilmPage })),
  serieCover: lazy(async () => ({ default: (await coverPage()).SeriePage })),
  legacyLink: lazy(async () => ({ default: (await import('@tv/discovery-ui/legacyLink')).LegacyLinkPage })),
  contentNotFound: NotFoundPage,
  customerNotFound: lazy(async () => ({
    default: (await import('./errors/CustomerNotFoundPage.tsx')).CustomerNotFoundPage,
  })),
  signInCallback: lazy(async () => ({ default: (await import('@tv/auth/callback')).CallbackPage })),
  silentCallback: SilentCallbackPage,
  logout: lazy(async () => ({ default: (await import('@tv/auth/logout')).LogoutPage })),
  watch: lazy(async () => ({ default: (await player()).WatchPage })),
  signUp: lazy(async () => ({ default: (await subscription()).SignUpPage })),
  account: lazy(async () => ({ default: (await subscription()).AccountPage })),
  externalActivationCallback: lazy(async () => ({
    default: (await subscription()).ExternalActivationCallbackPage,
  })),
};
