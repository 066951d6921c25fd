import { useMemo } from 'react';
import { isAllowedUrl, useConfig, useOrigin } from '@tv/config';
import type { LinkContext } from './cardLink.ts';

/** What card links are made with here, all but the reporter. */
export function useLinkContext(): Omit<LinkContext, 'reporter'> {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(
    () => ({ isAllowedUrl: (url: string) => isAllowedUrl(url, config, origin) }),
    [config, origin],
  );
}
