import { useMemo } from 'react';
import { allowedAddress, useConfig, useOrigin } from '@tv/config';
import type { Site } from './coverPageStructuredData.ts';

/** Origin and image URLs for schema.org data. */
export function useSite(): Site {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(() => ({ origin, resolveImageUrl: (url) => allowedAddress(url, config, origin) }), [config, origin]);
}
