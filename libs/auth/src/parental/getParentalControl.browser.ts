import type { ErrorReporter } from '@tv/analytics';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import type { Session } from '../session/session.ts';
import { createParentalControl, type ParentalControl } from './parentalControl.ts';

const controls = new WeakMap<Pick<Session, 'currentUser'>, ParentalControl>();

function onStorageChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Returns the session's parental control; one per session. */
export function getParentalControl(
  session: Pick<Session, 'currentUser'>,
  reporter: Pick<ErrorReporter, 'warn'>,
): ParentalControl {
  const control =
    controls.get(session) ??
    createParentalControl({ storage: openDeviceStorage(), reporter, onStorageChange });
  controls.set(session, control);
  return control;
}
