import { lazy, Suspense } from 'react';
import { useParentalLimit } from '@tv/auth';
import { isConnected, useCastState, type CastSender } from '@tv/cast';
import { MiniController } from '@tv/cast/miniController';
import { spareFailure } from '@tv/ui';

/** How long (ms) until a guard that could not be had is asked for again. */
const AGAIN_MS = 5000;

/** Brings the guard, however often it has to be asked for: without it nothing would be held back. */
async function bringGuard() {
  for (;;) {
    try {
      const { TelevisionGuard } = await import('../watch/TelevisionGuard.tsx');
      return { default: TelevisionGuard };
    } catch (error) {
      spareFailure(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

// It takes the player's rules along, which who began to cast in this tab has already. Most viewers have no limit.
const TelevisionGuard = lazy(bringGuard);

/**
 * What every page has of a television: what is pressed for it, and for who has parental control the guard over a channel that
 * plays there.
 */
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
