import { useMemo } from 'react';
import { resolveAllowedUrl, useConfig, useOrigin } from '@tv/config';
import type { Site } from './coverPageStructuredData.ts';

/** Returns origin and image URLs for schema.org data. */
export function useSite(): Site {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(
    () => ({ origin, resolveImageUrl: (url) => resolveAllowedUrl(url, config, origin) }),
    [config, origin],
  );
}
