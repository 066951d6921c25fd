import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESS_NOTE } from '@tv/rendering';

/** The query's name of a link's token. */
const TOKEN = 'token';

interface Kept {
  readonly resetToken?: unknown;
}

/** The token of a link for a new password, and the way to be rid of it. */
export interface ResetToken {
  /** Undefined where one has come by no link. */
  readonly token: string | undefined;
  readonly forget: () => void;
}

/**
 * The token of a link for a new password. It is taken off the address at once, where analytics, reports and other sites would read it,
 * and stays with this step of the history: it is there after a reload, and nowhere else.
 */
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
      { ...ADDRESS_NOTE, state: { ...ADDRESS_NOTE.state, resetToken: inAddress } },
    );
  }, [navigate, inAddress, pathname, rest, hash]);
  return {
    token: inAddress ?? (typeof kept === 'string' ? kept : undefined),
    forget: () => void navigate({ pathname, search: rest, hash }, ADDRESS_NOTE),
  };
}
