/** The little of braintree-web that we use; the package brings no types. */
declare module 'braintree-web/hosted-fields' {
  interface FieldState {
    readonly isEmpty: boolean;
    readonly isValid: boolean;
    readonly container: HTMLElement;
  }
  export interface HostedFields {
    tokenize(): Promise<{ readonly nonce: string; readonly details: { readonly bin: string } }>;
    getState(): { readonly fields: Readonly<Record<string, FieldState>> };
    on(event: 'inputSubmitRequest', listener: () => void): void;
    focus(field: string): void;
    setAttribute(change: { field: string; attribute: string; value: string | boolean }): void;
    teardown(): Promise<void>;
  }
  export function create(options: {
    authorization: string;
    styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
    fields: Readonly<
      Record<
        string,
        { container: HTMLElement; iframeTitle: string; internalLabel: string; placeholder?: string }
      >
    >;
  }): Promise<HostedFields>;
}

declare module 'braintree-web/three-d-secure' {
  export interface ThreeDSecure {
    verifyCard(options: {
      nonce: string;
      bin: string;
      amount: string;
      onLookupComplete: (data: unknown, next: () => void) => void;
    }): Promise<{
      readonly nonce: string;
      readonly liabilityShifted: boolean;
      readonly liabilityShiftPossible: boolean;
    }>;
    teardown(): Promise<void>;
  }
  export function create(options: { authorization: string; version: 2 }): Promise<ThreeDSecure>;
}
