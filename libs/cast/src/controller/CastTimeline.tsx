import { useState } from 'react';
import { Slider } from '@tv/ui/slider';
import { useCastState } from '../button/useCast.ts';
import type { CastSender } from '../sender/castSender.ts';
import styles from './CastTimeline.module.css';
import { shownTime, spokenTime } from './castTime.ts';

interface CastTimelineProps {
  readonly sender: CastSender;
  /** Whether the times stand beside it; they are said by the slider in any case. */
  readonly hasTimes?: boolean;
}

/** Where the television is (CAST-03); what is dragged is sought when it is let go. */
export function CastTimeline({ sender, hasTimes = true }: CastTimelineProps) {
  const currentTime = useCastState(sender, 'currentTime');
  const duration = useCastState(sender, 'duration');
  const isLinear = useCastState(sender, 'isLinear');
  const start = useCastState(sender, 'streamStart');
  const end = useCastState(sender, 'streamEnd');
  const [dragged, setDragged] = useState<number>();
  const timed = { isLinear, duration };
  const hasLength = end > start;
  const value = Math.min(Math.max(dragged ?? currentTime, start), hasLength ? end : start);
  return (
    <div className={styles.line}>
      {hasTimes && <span className={styles.time}>{hasLength ? shownTime(timed, value) : ''}</span>}
      <Slider
        label="Tidslinje"
        min={Math.floor(start)}
        max={hasLength ? Math.ceil(end) : Math.floor(start) + 1}
        step={1}
        value={Math.round(value)}
        isDisabled={!hasLength}
        valueText={(at) => spokenTime(timed, at)}
        onChange={setDragged}
        onCommit={(at) => {
          setDragged(undefined);
          sender.seek(at);
        }}
        className={styles.slider}
      />
      {hasTimes && <span className={styles.time}>{hasLength ? shownTime(timed, end) : ''}</span>}
    </div>
  );
}
