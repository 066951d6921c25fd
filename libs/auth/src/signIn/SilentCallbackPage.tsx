import { Navigate } from 'react-router-dom';
import { links } from '@tv/routes';

/**
 * Redirects to the front page if a user opens the silent callback. In the frame, `relaySilentCallback`
 * handles it.
 */
export function SilentCallbackPage() {
  return <Navigate to={links.front()} replace />;
}
