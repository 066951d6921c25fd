import { lazy, Suspense } from 'react';
import { useParentalLimit } from '@tv/auth';
import { isConnected, useCastState, type CastSender } from '@tv/cast';
import { MiniController } from '@tv/cast/miniController';
import { markNonCritical } from '@tv/ui';

const AGAIN_MS = 5000;

/** Retries until the guard is loaded: without it nothing is blocked. */
async function bringGuard() {
  for (;;) {
    try {
      const { TelevisionGuard } = await import('../watch/TelevisionGuard.tsx');
      return { default: TelevisionGuard };
    } catch (error) {
      markNonCritical(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

// Imports player code that a casting tab has already loaded.
const TelevisionGuard = lazy(bringGuard);

/** Mini controller of the cast session and the parental guard for a cast channel. */
export function Television({ sender }: { readonly sender: CastSender }) {
  const isOn = isConnected(useCastState(sender, 'sessionState'));
  const isLinear = useCastState(sender, 'isLinear');
  const isLimited = useParentalLimit()?.isParentalControlActive === true;
  return (
    <>
      <MiniController sender={sender} />
      {isOn && isLinear && isLimited && (
        <Suspense fallback={null}>
          <TelevisionGuard sender={sender} />
        </Suspense>
      )}
    </>
  );
}
