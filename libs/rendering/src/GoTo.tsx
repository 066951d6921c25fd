import { Navigate } from 'react-router-dom';
import { useServerRendering } from './serverRendering.ts';

/** Goes on to another path of ours, which takes this one's place: in a browser at once, from a server by a redirect. */
export function GoTo({ to }: { readonly to: string }) {
  const server = useServerRendering();
  server?.movedTo(to);
  return server ? null : <Navigate to={to} replace />;
}
