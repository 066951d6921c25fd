import { useParentalLimit } from '@tv/auth';
import { isConnected, useCastState, type CastSender } from '@tv/cast';
import { MiniController } from '@tv/cast/miniController';
import { lazyWithPreload, useLazyModule } from '@tv/lazy';

// Imports player code that a casting tab has already loaded.
const castGuard = lazyWithPreload(() => import('./ActiveCastGuard.tsx'), { critical: false });

/** Retries until it is loaded, since nothing else blocks restricted content. */
function CastGuard({ sender }: { readonly sender: CastSender }) {
  const loaded = useLazyModule(castGuard, 'now');
  return loaded && <loaded.ActiveCastGuard sender={sender} />;
}

/** Mini controller of the cast session and the parental guard for a cast channel. */
export function CastControls({ sender }: { readonly sender: CastSender }) {
  const isOn = isConnected(useCastState(sender, 'sessionState'));
  const isLinear = useCastState(sender, 'isLinear');
  const isLimited = useParentalLimit()?.isParentalControlActive === true;
  return (
    <>
      <MiniController sender={sender} />
      {isOn && isLinear && isLimited && <CastGuard sender={sender} />}
    </>
  );
}
