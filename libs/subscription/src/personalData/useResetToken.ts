import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHALLOW_NAVIGATION } from '@tv/rendering';

const TOKEN = 'token';

interface Kept {
  readonly resetToken?: unknown;
}

export interface ResetToken {
  readonly token: string | undefined;
  readonly forget: () => void;
}

/** Token of a reset link, moved from the URL, where other sites could read it, to the history state. */
export function useResetToken(): ResetToken {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get(TOKEN) || undefined;
  const kept = (location.state as Kept | null)?.resetToken;
  const query = new URLSearchParams(search);
  query.delete(TOKEN);
  const rest = query.toString();
  useEffect(() => {
    if (inAddress === undefined) return;
    void navigate(
      { pathname, search: rest, hash },
      { ...SHALLOW_NAVIGATION, state: { ...SHALLOW_NAVIGATION.state, resetToken: inAddress } },
    );
  }, [navigate, inAddress, pathname, rest, hash]);
  return {
    token: inAddress ?? (typeof kept === 'string' ? kept : undefined),
    forget: () => void navigate({ pathname, search: rest, hash }, SHALLOW_NAVIGATION),
  };
}
