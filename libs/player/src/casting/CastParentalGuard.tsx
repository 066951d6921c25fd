import { useMemo, useState } from 'react';
import { useGetTitleQuery } from '@tv/api-client';
import { PinApprovalContext, type PinApprovals } from '@tv/auth/parental';
import { useCastState, type CastSender } from '@tv/cast';
import { useParentalGuard } from '../parental/useParentalGuard.ts';
import { createCastEngine } from './createCastEngine.ts';

interface CastParentalGuardProps {
  readonly sender: CastSender;
  readonly onRefuse: () => void;
}

/**
 * Parental control of a channel cast from this tab (PIN-22), on any page: pauses the receiver at a restricted
 * programme until the PIN is entered.
 */
export function CastParentalGuard({ sender, onRefuse }: CastParentalGuardProps) {
  const channelId = useCastState(sender, 'assetId');
  const streamingSessionId = useCastState(sender, 'streamingSessionId');
  if (channelId === undefined || streamingSessionId === undefined || !sender.isSentFromThisTab()) return null;
  return (
    <PinApprovalProvider key={streamingSessionId} {...{ sender, channelId, streamingSessionId, onRefuse }} />
  );
}

interface ChannelProps extends CastParentalGuardProps {
  readonly channelId: string;
  readonly streamingSessionId: string;
}

function PinApprovalProvider(props: ChannelProps) {
  const { approvedAssetIds } = props.sender;
  const [approvals, setApprovals] = useState<ReadonlySet<string>>(() => new Set(approvedAssetIds));
  const scope: PinApprovals = useMemo(
    () => ({ approvedAssetIds: approvals, approve: (id) => setApprovals(new Set(approvedAssetIds.add(id))) }),
    [approvals, approvedAssetIds],
  );
  return (
    <PinApprovalContext value={scope}>
      <ChannelGuard {...props} />
    </PinApprovalContext>
  );
}

function ChannelGuard({ sender, channelId, streamingSessionId, onRefuse }: ChannelProps) {
  const { currentData } = useGetTitleQuery(channelId);
  const name = useCastState(sender, 'title') ?? '';
  const [engine] = useState(() => createCastEngine(sender, streamingSessionId));
  // Fallback if the channel's schedule fails to load.
  const title = currentData ?? { id: channelId, name, links: {} };
  return useParentalGuard({
    title,
    isLive: true,
    engine,
    hasStarted: true,
    onRefuse,
    dialogContainer: undefined,
  }).pinDialog;
}
