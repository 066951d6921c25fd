import { Badge, LiveDotIcon } from '@tv/ui';

/** Renders the program state as a badge. */
export function StateBadge({ isLive, label }: { readonly isLive: boolean; readonly label: string }) {
  return isLive ? (
    <Badge variant="live" icon={<LiveDotIcon />}>
      {label}
    </Badge>
  ) : (
    <Badge variant="on-image">{label}</Badge>
  );
}
