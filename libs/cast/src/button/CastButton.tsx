import { CastIcon, IconButton } from '@tv/ui';
import { hasDevice } from '../session/castState.ts';
import { useCast, useCastState } from './useCast.ts';

/** Starts casting; hidden without a device (CAST-17). */
export function CastButton() {
  const sender = useCast();
  const castState = useCastState(sender, 'castState');
  if (!hasDevice(castState)) return null;
  return (
    <IconButton
      label={castState === 'CONNECTED' ? 'Casting er på' : 'Cast til TV'}
      icon={<CastIcon />}
      aria-busy={castState === 'CONNECTING'}
      onClick={() => void sender?.requestSession()}
    />
  );
}
