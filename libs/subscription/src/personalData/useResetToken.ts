import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHALLOW_NAVIGATION } from '@tv/ssr';

const TOKEN_PARAM = 'token';

interface ResetState {
  readonly resetToken?: unknown;
}

/** Token of a reset link, moved from the URL, where other sites could read it, to the history state. */
export function useResetToken() {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get(TOKEN_PARAM) || undefined;
  const storedToken = (location.state as ResetState | null)?.resetToken;
  const query = new URLSearchParams(search);
  query.delete(TOKEN_PARAM);
  const rest = query.toString();
  useEffect(() => {
    if (inAddress === undefined) return;
    void navigate(
      { pathname, search: rest, hash },
      { ...SHALLOW_NAVIGATION, state: { ...SHALLOW_NAVIGATION.state, resetToken: inAddress } },
    );
  }, [navigate, inAddress, pathname, rest, hash]);
  return {
    token: inAddress ?? (typeof storedToken === 'string' ? storedToken : undefined),
    clear: () => void navigate({ pathname, search: rest, hash }, SHALLOW_NAVIGATION),
  };
}
