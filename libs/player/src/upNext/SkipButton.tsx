import type { InteractionPoint } from '@tv/api-client';
import { Button } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStreamSelector } from '../engine/state/useStreamSelector.ts';
import { findSkippable, skipLabels } from './skippableSegment.ts';

const POSITION_KEYS = ['phase', 'position'] as const;

/** Skips an intro, recap or credits; shown for ten seconds (PLAY-23). */
export function SkipButton({
  engine,
  points: interactionPoints,
}: {
  readonly engine: PlaybackEngine;
  readonly points: readonly InteractionPoint[];
}) {
  const at = useStreamSelector(engine.state, POSITION_KEYS, ({ phase, position }) => {
    const point = phase === 'ready' ? findSkippable(interactionPoints, position) : undefined;
    return point && interactionPoints.indexOf(point);
  });
  const point = at === undefined ? undefined : interactionPoints[at];
  if (!point) return null;
  return (
    <Button variant="on-image" onClick={() => engine.seek(point.end)}>
      {skipLabels[point.type]}
    </Button>
  );
}
