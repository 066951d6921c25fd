import type { ErrorReporter } from '@tv/analytics';
import { openStorage } from '@tv/config';
import type { Session } from '../session/session.ts';
import { createParentalControl, type ParentalControl } from './parentalControl.ts';

const controls = new WeakMap<Pick<Session, 'viewer'>, ParentalControl>();

function onStored(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Returns the session's parental control; one per session. */
export function parentalControlOf(
  session: Pick<Session, 'viewer'>,
  reporter: Pick<ErrorReporter, 'warn'>,
): ParentalControl {
  const control =
    controls.get(session) ??
    createParentalControl({ storage: openStorage(() => localStorage), reporter, onStored });
  controls.set(session, control);
  return control;
}
