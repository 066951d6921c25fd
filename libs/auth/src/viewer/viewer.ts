/** Sign-in state (AUTH-48). `noAction` means that it is not resolved yet. */
export type AuthState = 'signedIn' | 'signedOut' | 'noAction' | 'signInFailed';

/** User data from the token claims (AUTH-47). */
export interface UserData {
  readonly userId: string;
  readonly email: string;
  readonly cid: string;
  readonly entitlements: readonly string[];
}

/** The current user: a visitor or a signed-in customer. All that other libraries know of sign-in. */
export type Viewer =
  | { readonly kind: 'anonymous'; readonly state: Exclude<AuthState, 'signedIn'> }
  | {
      readonly kind: 'customer';
      readonly state: 'signedIn';
      readonly user: UserData;
      /** Internal staff see stack traces and debug features (CONF-04). */
      readonly isInternal: boolean;
    };

/** The user before the session is restored, and always on the server. */
export const undecidedViewer: Viewer = { kind: 'anonymous', state: 'noAction' };
