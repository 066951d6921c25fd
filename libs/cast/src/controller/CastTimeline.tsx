import { useState } from 'react';
import { Slider } from '@tv/ui/slider';
import { useCastState } from '../button/useCast.ts';
import type { CastSender } from '../sender/createCastSender.ts';
import styles from './CastTimeline.module.css';
import { formatRemaining, formatPosition, formatSpokenPosition } from './castTime.ts';

/** The receiver's position (CAST-03); seeks when a drag ends. */
export function CastTimeline({ sender }: { readonly sender: CastSender }) {
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
      {hasLength && <span className={styles.time}>{formatPosition(timed, value)}</span>}
      <Slider
        label="Tidslinje"
        min={Math.floor(start)}
        max={hasLength ? Math.ceil(end) : Math.floor(start) + 1}
        step={1}
        value={Math.round(value)}
        isDisabled={!hasLength}
        valueText={(at) => formatSpokenPosition(timed, at)}
        onChange={setDragged}
        onCommit={(at) => {
          setDragged(undefined);
          sender.seek(at);
        }}
        className={styles.slider}
      />
      {hasLength && (
        <span className={styles.time}>{formatRemaining(timed, { currentTime: value, streamEnd: end })}</span>
      )}
    </div>
  );
}
