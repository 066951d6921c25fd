import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../session/SessionProvider.tsx';
import { useViewer } from '../viewer/ViewerProvider.tsx';
import { StatusPage } from './StatusPage.tsx';

interface RequireLoginProps {
  /** Where the viewer goes when signing in cannot even begin (AUTH-53). */
  readonly redirectPath?: string;
  readonly children: ReactNode;
}

/**
 * Shows its children to customers only; for anybody else signing in begins, and leads back here (AUTH-52,
 * AUTH-54). To be drawn when start-up is done.
 */
export function RequireLogin({ redirectPath = '/', children }: RequireLoginProps) {
  const viewer = useViewer();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isCustomer = viewer.kind === 'customer';
  const returnTo = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (isCustomer) return undefined;
    let isShown = true;
    void session.signIn({ returnTo }).then((isLeaving) => {
      if (isShown && !isLeaving) void navigate(redirectPath, { replace: true });
    });
    return () => {
      isShown = false;
    };
  }, [isCustomer, session, returnTo, navigate, redirectPath]);
  return isCustomer ? children : <StatusPage text="Sender deg til innlogging …" />;
}
