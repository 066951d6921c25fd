import type { ErrorReporter } from '@tv/analytics';
import { openStorage } from '@tv/config';
import type { Session } from '../session/session.ts';
import { createParentalControl, type ParentalControl } from './parentalControl.ts';

/** One for each session: who comes without a page of his own for it must not have to know who came first. */
const controls = new WeakMap<Pick<Session, 'viewer'>, ParentalControl>();

function onStored(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The parental control of the page that a session belongs to, made when it is first asked for. */
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
