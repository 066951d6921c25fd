import { IconButton, LiveDotIcon, ReplayIcon } from '@tv/ui';
import type { PlaybackEngine, StreamState } from '../../engine/playbackEngine.ts';
import type { StreamReader } from '../../engine/state/streamStore.ts';
import { useStream, useStreamSelector } from '../../engine/state/useStream.ts';
import styles from '../frame/PlayerControls.module.css';
import {
  programmeStartPosition,
  programmeElapsed,
  type TimelineProgramme,
} from '../timeline/timelineProgrammes.ts';
import { behindLiveText, timelineText } from '../timeline/timelineText.ts';

const TIME_KEYS = ['playMode', 'position', 'duration', 'absolutePosition', 'isAtLiveEdge'] as const;

interface WithProgrammes {
  readonly programmes: readonly TimelineProgramme[];
}

/**
 * Elapsed and total time; live: the clock, the delay and the programme's elapsed time.
 *
 * @param stream frozen while the controls are hidden
 */
export function TimeText({ stream, programmes }: WithProgrammes & { readonly stream: StreamReader }) {
  const text = useStreamSelector(stream, TIME_KEYS, timelineText);
  const behind = useStreamSelector(stream, TIME_KEYS, behindLiveText);
  const elapsed = useStreamSelector(stream, TIME_KEYS, (state) => programmeElapsed(state, programmes));
  return (
    <>
      {text === '' ? null : <span className={styles.time}>{text}</span>}
      {behind === undefined ? null : <span className={styles.behind}>{behind}</span>}
      {elapsed === undefined ? null : <span className={styles.elapsed}>{elapsed}</span>}
    </>
  );
}

/** Seeks to the start of the current programme, if still in the time-shift buffer. */
export function StartOverButton({
  engine,
  programmes,
}: WithProgrammes & { readonly engine: PlaybackEngine }) {
  const findStart = (state: StreamState) => programmeStartPosition(state, programmes);
  const canStart = useStreamSelector(engine.state, TIME_KEYS, (state) => findStart(state) !== undefined);
  const handleClick = () => {
    const start = findStart(engine.state.get());
    if (start !== undefined) engine.seek(start);
  };
  return canStart ? <IconButton label="Fra start" icon={<ReplayIcon />} onClick={handleClick} /> : null;
}

/** Live indicator; seeks to the live edge when behind. */
export function LiveButton({ engine }: { readonly engine: PlaybackEngine }) {
  const playMode = useStream(engine.state, 'playMode');
  const isAtLiveEdge = useStream(engine.state, 'isAtLiveEdge');
  if (playMode === 'ondemand') return null;
  return (
    <button
      type="button"
      className={styles.live}
      aria-pressed={isAtLiveEdge}
      title={isAtLiveEdge ? 'Du ser direkte' : 'Gå til direkte'}
      onClick={() => engine.seekToLiveEdge()}
    >
      <LiveDotIcon />
      Direkte
    </button>
  );
}
