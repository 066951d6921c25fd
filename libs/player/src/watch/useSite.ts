import { useMemo } from 'react';
import { allowedAddress, useConfig, useOrigin } from '@tv/config';
import type { Site } from './watchThing.ts';

/** The site that this page stands on. */
export function useSite(): Site {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(() => ({ origin, picture: (url) => allowedAddress(url, config, origin) }), [config, origin]);
}
