import type { InteractionPoint } from '@tv/api-client';
import { Button } from '@tv/ui';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { skippable, skipTexts } from './skippable.ts';

const POSITION_KEYS = ['phase', 'position'] as const;

/** Skips an intro, recap or credits; shown for ten seconds (PLAY-23). */
export function SkipContent({
  engine,
  points,
}: {
  readonly engine: PlaybackEngine;
  readonly points: readonly InteractionPoint[];
}) {
  const at = useStreamOf(engine.state, POSITION_KEYS, ({ phase, position }) => {
    const point = phase === 'ready' ? skippable(points, position) : undefined;
    return point && points.indexOf(point);
  });
  const point = at === undefined ? undefined : points[at];
  if (!point) return null;
  return (
    <Button variant="on-image" onClick={() => engine.seek(point.end)}>
      {skipTexts[point.type]}
    </Button>
  );
}
