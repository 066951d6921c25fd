import { useMemo } from 'react';
import { isAllowedUrl, useConfig, useOrigin } from '@tv/config';
import type { LinkContext } from './cardLink.ts';

/** Returns the context of card links, without the reporter. */
export function useLinkContext(): Omit<LinkContext, 'reporter'> {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(
    () => ({ isAllowedUrl: (url: string) => isAllowedUrl(url, config, origin) }),
    [config, origin],
  );
}
