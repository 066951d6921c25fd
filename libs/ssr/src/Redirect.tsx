import { Navigate } from 'react-router-dom';
import { useServerRendering } from './serverRendering.ts';

/** Redirects to an internal path, replacing the current one; on the server by HTTP. */
export function Redirect({ to }: { readonly to: string }) {
  const server = useServerRendering();
  server?.redirectTo(to);
  return server ? null : <Navigate to={to} replace />;
}
