import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { DeferredParts } from '../../deferred/useDeferredParts.ts';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import type { StreamReader } from '../../engine/state/streamStore.ts';
import { useStream } from '../../engine/state/useStream.ts';
import { seekTarget, type SeekSteps } from '../transport/seekSteps.ts';
import styles from './Timeline.module.css';
import { programmeMarks, programmeAtPosition, type TimelineProgramme } from './timelineProgrammes.ts';
import { spokenPosition, timeLabelAt } from './timelineText.ts';

const PAGE_SECONDS = 300;

interface TimelineProps {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  /** Frozen while the controls are hidden. */
  readonly stream: StreamReader;
  /** Live only. */
  readonly programmes: readonly TimelineProgramme[];
  readonly deferredParts: DeferredParts | undefined;
  readonly onDragging: (isDragging: boolean) => void;
}

/**
 * The scrubber: previews on hover (PLAY-19), seeks when a drag ends (PLAY-20). A slider for keys and screen
 * readers.
 */
export function Timeline({ engine, steps, stream, programmes, deferredParts, onDragging }: TimelineProps) {
  const position = useStream(stream, 'position');
  const duration = useStream(stream, 'duration');
  const playMode = useStream(stream, 'playMode');
  const absolutePosition = useStream(stream, 'absolutePosition');
  const isAtLiveEdge = useStream(stream, 'isAtLiveEdge');
  const [hovered, setHovered] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const bar = useRef<HTMLDivElement>(null);

  const timed = { position, duration, playMode, absolutePosition, isAtLiveEdge };
  const shown = dragged ?? position;
  const pointed = dragged ?? hovered;
  const programme = programmeAtPosition(timed, position, programmes);
  const share = (at: number) => (duration > 0 ? `${(100 * Math.min(at, duration)) / duration}%` : '0%');

  function positionAt({ clientX }: PointerEvent): number {
    const box = bar.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return duration * Math.min(1, Math.max(0, (clientX - box.left) / box.width));
  }

  function drag(at: number | undefined) {
    setDragged(at);
    onDragging(at !== undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, engine.state.get(), steps);
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    engine.seek(target);
  }

  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label="Tidslinje"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={[spokenPosition(timed), programme?.title].filter(Boolean).join(', ')}
      className={styles.timeline}
      data-live={playMode === 'ondemand' ? undefined : isAtLiveEdge ? 'edge' : 'behind'}
      data-dragging={dragged === undefined ? undefined : ''}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(positionAt(event));
      }}
      onPointerMove={(event) => {
        const at = positionAt(event);
        setHovered(at);
        if (dragged !== undefined) setDragged(at);
      }}
      onPointerUp={(event) => {
        if (dragged === undefined) return;
        engine.seek(positionAt(event));
        drag(undefined);
      }}
      onPointerCancel={() => drag(undefined)}
      onPointerLeave={() => setHovered(undefined)}
    >
      <div className={styles.track}>
        <div className={styles.fill} style={{ inlineSize: share(shown) }} />
      </div>
      {programmeMarks(timed, programmes).map(({ at, start }) => (
        <span
          key={start}
          className={styles.mark}
          style={{ insetInlineStart: share(at) }}
          data-start={start}
        />
      ))}
      <div className={styles.knob} style={{ insetInlineStart: share(shown) }} />
      {pointed === undefined || duration === 0 || !deferredParts ? null : (
        <deferredParts.TimelinePreview
          engine={engine}
          at={pointed}
          share={share(pointed)}
          time={timeLabelAt(timed, pointed)}
          programme={programmeAtPosition(timed, pointed, programmes)?.title}
        />
      )}
    </div>
  );
}

function keyTarget(
  key: string,
  at: { readonly position: number; readonly duration: number },
  steps: SeekSteps,
): number | undefined {
  const page = { seekBackSeconds: PAGE_SECONDS, seekForwardSeconds: PAGE_SECONDS };
  const targets = new Map([
    ['ArrowLeft', seekTarget('back', steps, at)],
    ['ArrowDown', seekTarget('back', steps, at)],
    ['ArrowRight', seekTarget('forward', steps, at)],
    ['ArrowUp', seekTarget('forward', steps, at)],
    ['PageDown', seekTarget('back', page, at)],
    ['PageUp', seekTarget('forward', page, at)],
    ['Home', 0],
    ['End', at.duration],
  ]);
  return targets.get(key);
}
