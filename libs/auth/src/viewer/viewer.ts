/** AUTH-48. `noAction` means pending. */
export type AuthState = 'signedIn' | 'signedOut' | 'noAction' | 'signInFailed';

/** From the token claims (AUTH-47). */
export interface UserData {
  readonly userId: string;
  readonly email: string;
  readonly cid: string;
  readonly entitlements: readonly string[];
}

/** The current user: a visitor or a customer. */
export type Viewer =
  | { readonly kind: 'anonymous'; readonly state: Exclude<AuthState, 'signedIn'> }
  | {
      readonly kind: 'customer';
      readonly state: 'signedIn';
      readonly user: UserData;
      /** Staff see stack traces and debug features (CONF-04). */
      readonly isInternal: boolean;
    };

/** Until the session is restored, and always on the server. */
export const undecidedViewer: Viewer = { kind: 'anonymous', state: 'noAction' };
