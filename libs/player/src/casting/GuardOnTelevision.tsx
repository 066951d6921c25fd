import { useMemo, useState } from 'react';
import { useGetTitleQuery } from '@tv/api-client';
import { PinApprovalContext, type PinApprovals } from '@tv/auth/parental';
import { useCastState, type CastSender } from '@tv/cast';
import { useGuard } from '../parental/useGuard.ts';
import { televisionEngine } from './televisionEngine.ts';

interface GuardOnTelevisionProps {
  readonly sender: CastSender;
  readonly onRefuse: () => void;
}

/**
 * Parental control of a channel cast from this tab (PIN-22), on any page: pauses the receiver at a restricted
 * programme until the PIN is entered.
 */
export function GuardOnTelevision({ sender, onRefuse }: GuardOnTelevisionProps) {
  const channelId = useCastState(sender, 'assetId');
  const streamingSessionId = useCastState(sender, 'streamingSessionId');
  if (channelId === undefined || streamingSessionId === undefined || !sender.isOwn()) return null;
  return <Remembering key={streamingSessionId} {...{ sender, channelId, streamingSessionId, onRefuse }} />;
}

interface ChannelProps extends GuardOnTelevisionProps {
  readonly channelId: string;
  readonly streamingSessionId: string;
}

function Remembering(props: ChannelProps) {
  const { pinGiven } = props.sender;
  const [given, setGiven] = useState<ReadonlySet<string>>(() => new Set(pinGiven));
  const scope: PinApprovals = useMemo(
    () => ({ given, give: (id) => setGiven(new Set(pinGiven.add(id))) }),
    [given, pinGiven],
  );
  return (
    <PinApprovalContext value={scope}>
      <Channel {...props} />
    </PinApprovalContext>
  );
}

function Channel({ sender, channelId, streamingSessionId, onRefuse }: ChannelProps) {
  const { currentData } = useGetTitleQuery(channelId);
  const name = useCastState(sender, 'title') ?? '';
  const [engine] = useState(() => televisionEngine(sender, streamingSessionId));
  // Fallback if the channel's schedule fails to load.
  const title = currentData ?? { id: channelId, name, links: {} };
  return useGuard({ title, isLive: true, engine, hasBegun: true, onRefuse, frame: undefined }).question;
}
