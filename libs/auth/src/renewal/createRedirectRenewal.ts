import * as v from 'valibot';
import { storedValue } from '@tv/browser-storage';
import { links, shouldLeaveOnClaimsChange } from '@tv/routes';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { storedReturnPath, storePath } from '../signIn/returnPath.ts';
import type { SignInFlow } from '../signIn/signInFlow.ts';
import { getRemainingThrottleMs, shouldRenewOnRouteChange } from './renewalRules.ts';
import type { TokenRenewal } from './tokenRenewal.ts';

/** When a renewal redirected last, in epoch milliseconds. */
export const storedRedirectRenewal = storedValue({
  key: 'redirect-renewal',
  scope: 'tab',
  schema: v.number(),
});

/**
 * Returns the path after a claims change: the current one (AUTH-29), or the front page if it is obsolete (AUTH-30).
 */
const getClaimsChangeTarget = (current: string): string => {
  const [pathname = ''] = current.split(/[?#]/);
  return shouldLeaveOnClaimsChange(pathname) ? links.front() : current;
};

/** Renews on route and claims changes: silently if possible, otherwise by redirect. */
export function createRedirectRenewal(
  deps: SessionDeps,
  userStore: UserStore,
  signInFlow: SignInFlow,
  renewal: TokenRenewal,
) {
  const { config, clock, address, sessionStorage } = deps;
  /** Maps the current path to the return path while a renewal redirect is pending. */
  let getReturnTarget: ((path: string) => string) | undefined;
  let cancelRedirect: () => void = () => undefined;

  /** In milliseconds; the throttle survives page loads. */
  const getRedirectThrottleMs = (): number =>
    getRemainingThrottleMs(storedRedirectRenewal.read(sessionStorage), clock.now());

  const renewByRedirect = async (getTarget: (path: string) => string, path: string): Promise<void> => {
    storedRedirectRenewal.write(sessionStorage, clock.now());
    getReturnTarget = getTarget;
    if (!(await signInFlow.autoSignIn(getTarget(path)))) getReturnTarget = undefined;
  };

  const renewClaimsByRedirect = async (): Promise<void> => {
    cancelRedirect();
    if (renewal.isDisabled() || !userStore.identityUser()) return;
    const wait = getRedirectThrottleMs();
    if (wait > 0) cancelRedirect = deps.schedule(() => void renewClaimsByRedirect(), wait);
    else await renewByRedirect(getClaimsChangeTarget, address.current());
  };

  /** Synchronous: a later redirect would interrupt playback. */
  const handleRouteChange = (path: string): void => {
    const user = userStore.identityUser();
    if (renewal.isDisabled() || !user) return;
    if (getReturnTarget)
      return storePath(sessionStorage, storedReturnPath, getReturnTarget(path), address.origin);
    const isPossible = renewal.canRenewSilentlyIfKnown();
    if (isPossible === true) return void renewal.renewIfExpiring();
    const isDue = shouldRenewOnRouteChange(user.expiresAt, clock.now(), config.environment);
    if (isPossible === false && isDue && getRedirectThrottleMs() === 0)
      void renewByRedirect((to) => to, path);
  };

  const handleClaimsChange = async (): Promise<void> => {
    if (renewal.isDisabled() || !userStore.identityUser()) return;
    if (!(await renewal.canRenewSilently())) return renewClaimsByRedirect();
    const isRenewed = await renewal.forceRenew();
    const current = address.current();
    const target = getClaimsChangeTarget(current);
    if (isRenewed && target !== current) address.replace(target);
  };

  return {
    handleRouteChange,
    handleClaimsChange,
    /** Call after a back/forward cache restore. */
    reset: () => void (getReturnTarget = undefined),
    dispose: () => cancelRedirect(),
  };
}
