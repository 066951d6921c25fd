import { Navigate } from 'react-router-dom';
import { links } from '@tv/routes';

/** Redirects to the front page. In the frame, `relaySilentCallback` handles the silent callback. */
export function SilentCallbackPage() {
  return <Navigate to={links.front()} replace />;
}
