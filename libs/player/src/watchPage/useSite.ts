import { useMemo } from 'react';
import { resolveAllowedUrl, useConfig, useOrigin } from '@tv/config';
import type { Site } from './watchStructuredData.ts';

/** Returns origin and image URLs of this site. */
export function useSite(): Site {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(
    () => ({ origin, imageUrl: (url) => resolveAllowedUrl(url, config, origin) }),
    [config, origin],
  );
}
