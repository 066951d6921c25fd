import type { ProgramStateType } from '@tv/api-client';
import { Badge, LiveDotIcon } from '@tv/ui';

/** Renders the program state as a badge, if it has a label (CARD-19). */
export function StateBadge({
  type,
  label,
}: {
  readonly type: ProgramStateType;
  readonly label?: string | undefined;
}) {
  if (label === undefined) return null;
  const isLive = type === 'Live';
  return (
    <Badge variant={isLive ? 'live' : 'on-image'} icon={isLive ? <LiveDotIcon /> : undefined}>
      {label}
    </Badge>
  );
}
