/** Where signing in stands (AUTH-48). `noAction` is the answer while nothing has been decided. */
export type AuthState = 'signedIn' | 'signedOut' | 'noAction' | 'signInFailed';

/** What the claims of a token say of the person (AUTH-47). */
export interface UserData {
  readonly userId: string;
  readonly email: string;
  readonly cid: string;
  readonly entitlements: readonly string[];
}

/** Who is watching. The one thing the rest of the code knows of signing in. */
export type Viewer =
  | { readonly kind: 'anonymous'; readonly state: Exclude<AuthState, 'signedIn'> }
  | {
      readonly kind: 'customer';
      readonly state: 'signedIn';
      readonly user: UserData;
      /** Internal staff see stacks and debug features (CONF-04). */
      readonly isInternal: boolean;
    };

/** Nobody has said yet who is watching: at the start of the app, and always on a server. */
export const undecidedViewer: Viewer = { kind: 'anonymous', state: 'noAction' };
