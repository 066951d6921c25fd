import { IconButton, PauseIcon, PlayIcon } from '@tv/ui';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream } from '../../engine/state/useStream.ts';

interface PlayButtonProps {
  readonly engine: PlaybackEngine;
  readonly className?: string | undefined;
}

/** One element for both states, so it keeps the focus. */
export function PlayButton({ engine, className }: PlayButtonProps) {
  const isPaused = useStream(engine.state, 'isPaused');
  return (
    <IconButton
      label={isPaused ? 'Spill av' : 'Pause'}
      icon={isPaused ? <PlayIcon /> : <PauseIcon />}
      onClick={() => (isPaused ? engine.play() : engine.pause())}
      className={className}
    />
  );
}
