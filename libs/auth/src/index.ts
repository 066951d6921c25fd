export { bustFrame } from './frame/frameBuster.browser.ts';
export { relaySilentCallback } from './frame/relaySilentCallback.browser.ts';
export type { LoginContext } from './identity/identityClient.ts';
export type { LogoutReason } from './logout/logoutRecord.ts';
export { ParentalLimitContext, useParentalLimit } from './parental/ParentalLimitContext.ts';
export type { ParentalSetting } from './parental/parentalSetting.ts';
export { createAnonymousSession } from './session/anonymousSession.ts';
export { connectSession, type ConnectSessionOptions } from './session/connectSession.ts';
export { createBrowserSession, type BrowserSessionOptions } from './session/createBrowserSession.browser.ts';
export type { LogoutOptions, Session, SignInOptions } from './session/session.ts';
export { SessionProvider, useSession } from './session/SessionProvider.tsx';
export {
  selectCurrentUser,
  sessionSlice,
  currentUserChanged,
  type AuthSessionState,
} from './session/sessionSlice.ts';
export type { SignInError } from './signIn/signInError.ts';
export { SilentCallbackPage } from './signIn/SilentCallbackPage.tsx';
export type { AuthState, UserData, CurrentUser } from './currentUser/currentUser.ts';
export { useIsNewCustomer } from './currentUser/useIsNewCustomer.ts';
export { useCurrentUser, CurrentUserProvider } from './currentUser/CurrentUserProvider.tsx';
