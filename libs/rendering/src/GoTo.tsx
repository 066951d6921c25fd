import { Navigate } from 'react-router-dom';
import { useServerRendering } from './serverRendering.ts';

/** Redirects to an internal path: in the browser with `replace`, on the server with an HTTP redirect. */
export function GoTo({ to }: { readonly to: string }) {
  const server = useServerRendering();
  server?.movedTo(to);
  return server ? null : <Navigate to={to} replace />;
}
