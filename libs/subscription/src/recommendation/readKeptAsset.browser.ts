import { openStorage } from '@tv/config';
import { forgetAsset, keepAsset, keptAsset, type SignUpFromAsset } from './signUpFromAsset.ts';

const open = () => openStorage(() => window.sessionStorage);

/** What somebody wanted to watch, as this tab keeps it. */
export function readKeptAsset(): SignUpFromAsset | undefined {
  return keptAsset(open());
}

/** Keeps it for the way through choosing, registering and paying. */
export function writeKeptAsset(asset: SignUpFromAsset): void {
  keepAsset(open(), asset);
}

/** The way is over: one has come where one wanted, or has chosen to forget it. */
export function dropKeptAsset(): void {
  forgetAsset(open());
}
