import type { InteractionPoint } from '@tv/api-client';
import { Button } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStreamSelector } from '../engine/state/useStream.ts';

/** How long a skip button is shown (PLAY-23). */
const SKIP_OFFER_S = 10;

/** Returns the skippable interaction point at `position` (seconds). */
export function findSkippable<Point extends Pick<InteractionPoint, 'start' | 'end'>>(
  points: readonly Point[],
  position: number,
): Point | undefined {
  return points.find(({ start, end }) => position >= start && position < Math.min(start + SKIP_OFFER_S, end));
}

const skipLabels: Readonly<Record<InteractionPoint['type'], string>> = {
  intro: 'Hopp over intro',
  recap: 'Hopp over sammendrag',
  credits: 'Hopp over rulletekst',
};

const POSITION_KEYS = ['phase', 'position'] as const;

interface SkipButtonProps {
  readonly engine: PlaybackEngine;
  readonly points: readonly InteractionPoint[];
}

/** Skips an intro, recap or credits; shown for ten seconds (PLAY-23). */
export function SkipButton({ engine, points }: SkipButtonProps) {
  const index = useStreamSelector(engine.state, POSITION_KEYS, ({ phase, position }) => {
    const skippable = phase === 'ready' ? findSkippable(points, position) : undefined;
    return points.findIndex((point) => point === skippable);
  });
  const point = points[index];
  if (!point) return null;
  return (
    <Button variant="on-image" onClick={() => engine.seek(point.end)}>
      {skipLabels[point.type]}
    </Button>
  );
}
