import { useMemo, useState } from 'react';
import { useGetTitleQuery } from '@tv/api-client';
import { PinGivenContext, type PinGiven } from '@tv/auth/parental';
import { useCastState, type CastSender } from '@tv/cast';
import { useGuard } from '../parental/useGuard.ts';
import { televisionEngine } from './televisionEngine.ts';

interface GuardOnTelevisionProps {
  readonly sender: CastSender;
  /** Told when the PIN is not given. */
  readonly onRefuse: () => void;
}

/**
 * Watches over a channel that was sent to the television, as over one that plays here (PIN-22): when a programme comes that
 * parental control holds back, the television stands still until the PIN is given, on whatever page the viewer is. It follows
 * the picture of the television, which need not be what is on the air.
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

/** The PIN that was given before the channel was sent holds there, too. */
function Remembering(props: ChannelProps) {
  const { pinGiven } = props.sender;
  const [given, setGiven] = useState<ReadonlySet<string>>(() => new Set(pinGiven));
  const scope: PinGiven = useMemo(
    () => ({ given, give: (id) => setGiven(new Set(pinGiven.add(id))) }),
    [given, pinGiven],
  );
  return (
    <PinGivenContext value={scope}>
      <Channel {...props} />
    </PinGivenContext>
  );
}

function Channel({ sender, channelId, streamingSessionId, onRefuse }: ChannelProps) {
  const { currentData } = useGetTitleQuery(channelId);
  const name = useCastState(sender, 'title') ?? '';
  const [engine] = useState(() => televisionEngine(sender, streamingSessionId));
  // Its details are for where the channel's day cannot be had.
  const title = currentData ?? { id: channelId, name, links: {} };
  return useGuard({ title, isLive: true, engine, hasBegun: true, onRefuse, frame: undefined }).question;
}
