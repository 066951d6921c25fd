import { CastIcon, IconButton } from '@tv/ui';
import { hasDevice } from '../sender/castState.ts';
import { useCast } from './useCast.ts';

/** Offers casting when a device is there (CAST-17); nothing otherwise. */
export function CastButton() {
  const { sender, state } = useCast();
  if (!hasDevice(state)) return null;
  return (
    <IconButton
      label={state === 'CONNECTED' ? 'Casting er på' : 'Cast til TV'}
      icon={<CastIcon />}
      aria-busy={state === 'CONNECTING'}
      onClick={() => void sender.requestSession()}
    />
  );
}
