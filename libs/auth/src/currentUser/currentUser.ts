/** Sign-in state (AUTH-48). `noAction` means that it is pending. */
export type AuthState = 'signedIn' | 'signedOut' | 'noAction' | 'signInFailed';

/** User data from the token claims (AUTH-47). */
export interface UserData {
  readonly userId: string;
  readonly email: string;
  readonly cid: string;
  readonly entitlements: readonly string[];
}

/** The current user: a visitor or a customer. The only sign-in state for other libraries. */
export type CurrentUser =
  | { readonly kind: 'anonymous'; readonly state: Exclude<AuthState, 'signedIn'> }
  | {
      readonly kind: 'customer';
      readonly state: 'signedIn';
      readonly user: UserData;
      /** Staff see stack traces and debug features (CONF-04). */
      readonly isInternal: boolean;
    };

/** The user until the session is restored, and always on the server. */
export const pendingUser: CurrentUser = { kind: 'anonymous', state: 'noAction' };
