import { useMemo, useState } from 'react';
import { useGetTitleQuery } from '@tv/api-client';
import { PinApprovalContext, type PinApprovals } from '@tv/auth/parental';
import { useCastState, type CastSender, type CastSession } from '@tv/cast';
import type { GuardedEngine, StreamState } from '../engine/playbackEngine.ts';
import { idleStream } from '../engine/state/streamStore.ts';
import { useParentalGuard } from '../parental/useParentalGuard.ts';

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
  const options = { title, engine, isLive: true, hasStarted: true, onRefuse, dialogContainer: undefined };
  return useParentalGuard(options).pinDialog;
}

const SOURCE_KEYS: Partial<Record<keyof StreamState, keyof CastSession>> = {
  absolutePosition: 'currentTime',
  isPaused: 'playing',
};

/** Adapts the receiver to the parental guard; paused when another streaming session plays. */
function createCastEngine(sender: CastSender, castSessionId: string): GuardedEngine {
  return {
    state: {
      get() {
        const { currentTime, playing, streamingSessionId } = sender.state.get();
        return {
          ...idleStream,
          phase: 'ready',
          isPaused: !playing || streamingSessionId !== castSessionId,
          absolutePosition: currentTime > 0 ? currentTime * 1000 : undefined,
        };
      },
      subscribe(key, listener) {
        const sourceKey = SOURCE_KEYS[key];
        return sourceKey ? sender.state.subscribe(sourceKey, listener) : () => undefined;
      },
    },
    play: () => sender.play(),
    pause: () => sender.pause(),
  };
}
