import { Navigate } from 'react-router-dom';
import { links } from '@tv/routes';

/**
 * The return address of the hidden frame, opened by hand: nothing is shown there, so the front page is. In the frame
 * itself no page is drawn; see `answerSilentSignIn`.
 */
export function SilentCallbackPage() {
  return <Navigate to={links.front()} replace />;
}
