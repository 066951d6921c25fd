import type { CastSender } from '@tv/cast/castSender';
import type { KeyCommand } from '../ui/shortcuts/keyCommand.ts';
import type { SeekSteps } from '../ui/transport/seekSteps.ts';

const VOLUME_STEP = 0.05;

/** Runs a shortcut on the receiver. Returns false for shortcuts that need a local picture. */
export function handleCastKeyCommand(
  command: KeyCommand,
  sender: CastSender,
  { seekBackSeconds, seekForwardSeconds }: SeekSteps,
  onClose: () => void,
): boolean {
  const { playing, currentTime, streamStart, streamEnd, volume, muted } = sender.state.get();
  if (typeof command === 'object') {
    sender.seek(streamStart + command.seekToShare * (streamEnd - streamStart));
    return true;
  }
  const actions: Partial<Record<typeof command, () => void>> = {
    togglePlay: () => (playing ? sender.pause() : sender.play()),
    seekBack: () => sender.seek(currentTime - seekBackSeconds),
    seekForward: () => sender.seek(currentTime + seekForwardSeconds),
    louder: () => sender.setVolume(volume + VOLUME_STEP),
    quieter: () => sender.setVolume(volume - VOLUME_STEP),
    toggleMute: () => sender.setMuted(!muted),
    leave: onClose,
  };
  const action = actions[command];
  action?.();
  return action !== undefined;
}
