import { lazy, Suspense } from 'react';
import { useParentalLimit } from '@tv/auth';
import { isConnected, useCastState, type CastSender } from '@tv/cast';
import { MiniController } from '@tv/cast/miniController';
import { markNonCritical } from '@tv/ui';

const RETRY_INTERVAL_MS = 5000;

/** Retries until the guard is loaded: without it nothing is blocked. */
async function loadGuard() {
  for (;;) {
    try {
      const { ActiveCastGuard } = await import('./ActiveCastGuard.tsx');
      return { default: ActiveCastGuard };
    } catch (error) {
      markNonCritical(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
    }
  }
}

// Imports player code that a casting tab has already loaded.
const ActiveCastGuard = lazy(loadGuard);

/** Mini controller of the cast session and the parental guard for a cast channel. */
export function CastControls({ sender }: { readonly sender: CastSender }) {
  const isOn = isConnected(useCastState(sender, 'sessionState'));
  const isLinear = useCastState(sender, 'isLinear');
  const isLimited = useParentalLimit()?.isParentalControlActive === true;
  return (
    <>
      <MiniController sender={sender} />
      {isOn && isLinear && isLimited && (
        <Suspense fallback={null}>
          <ActiveCastGuard sender={sender} />
        </Suspense>
      )}
    </>
  );
}
