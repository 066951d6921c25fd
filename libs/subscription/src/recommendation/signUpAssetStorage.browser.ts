import { openStorage } from '@tv/config';
import { removeAsset, writeAsset, readAsset, type SignUpFromAsset } from './signUpFromAsset.ts';

const openSessionStorage = () => openStorage(() => window.sessionStorage);

/** Loads the asset from this tab's session storage. */
export function loadSignUpAsset(): SignUpFromAsset | undefined {
  return readAsset(openSessionStorage());
}

/** Stores the asset during choice, registration and payment. */
export function saveSignUpAsset(asset: SignUpFromAsset): void {
  writeAsset(openSessionStorage(), asset);
}

/** Clears the stored asset once the user reaches it or cancels. */
export function clearSignUpAsset(): void {
  removeAsset(openSessionStorage());
}
