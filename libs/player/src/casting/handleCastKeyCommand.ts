import type { CastSender } from '@tv/cast/castSender';
import type { KeyCommand } from '../ui/shortcuts/keyCommand.ts';
import type { SeekSteps } from '../ui/transport/seekSteps.ts';

const VOLUME_STEP = 0.05;

/**
 * Runs a keyboard shortcut on the receiver; ignores shortcuts that need a local picture.
 *
 * @returns whether it was handled
 */
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
  switch (command) {
    case 'togglePlay':
      if (playing) sender.pause();
      else sender.play();
      return true;
    case 'seekBack':
      sender.seek(currentTime - seekBackSeconds);
      return true;
    case 'seekForward':
      sender.seek(currentTime + seekForwardSeconds);
      return true;
    case 'louder':
      sender.setVolume(volume + VOLUME_STEP);
      return true;
    case 'quieter':
      sender.setVolume(volume - VOLUME_STEP);
      return true;
    case 'toggleMute':
      sender.setMuted(!muted);
      return true;
    case 'leave':
      onClose();
      return true;
    case 'toggleSubtitles':
    case 'slower':
    case 'faster':
    case 'next':
    case 'channelUp':
    case 'channelDown':
    case 'channelBefore':
    case 'toggleFullscreen':
    case 'showKeys':
      return false;
  }
}
