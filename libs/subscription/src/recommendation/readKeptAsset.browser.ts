import { openStorage } from '@tv/config';
import { forgetAsset, keepAsset, keptAsset, type SignUpFromAsset } from './signUpFromAsset.ts';

const open = () => openStorage(() => window.sessionStorage);

/** Loads the asset from this tab's session storage. */
export function readKeptAsset(): SignUpFromAsset | undefined {
  return keptAsset(open());
}

/** Stores the asset during choice, registration and payment. */
export function writeKeptAsset(asset: SignUpFromAsset): void {
  keepAsset(open(), asset);
}

/** Clears the stored asset once the user reaches it or cancels. */
export function dropKeptAsset(): void {
  forgetAsset(open());
}
