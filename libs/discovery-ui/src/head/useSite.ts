import { useMemo } from 'react';
import { allowedAddress, useConfig, useOrigin } from '@tv/config';
import type { Site } from './coverPageThing.ts';

/** The site as what is told of pages needs it. */
export function useSite(): Site {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(() => ({ origin, picture: (url) => allowedAddress(url, config, origin) }), [config, origin]);
}
