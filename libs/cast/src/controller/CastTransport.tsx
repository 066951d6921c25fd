import { useCurrentUser } from '@tv/auth';
import { useConfig } from '@tv/config';
import { Button, IconButton, LiveDotIcon, NextIcon, PauseIcon, PlayIcon, ReplayIcon } from '@tv/ui';
import { useCastState } from '../button/useCast.ts';
import type { CastSender } from '../sender/createCastSender.ts';
import type { CastSession } from '../session/castSession.ts';
import { isAtLiveEdge } from '../session/castSnapshot.ts';
import styles from './CastTransport.module.css';

interface CastTransportProps {
  readonly sender: CastSender;
  readonly size?: 'medium' | 'large';
}

/** Play, pause and seek buttons, with the player's step lengths (CAST-04, CAST-06). */
export function CastTransport({ sender, size = 'medium' }: CastTransportProps) {
  const playing = useCastState(sender, 'playing');
  const { seekBackSeconds, seekForwardSeconds } = useConfig().player;
  const step = (seconds: number) => sender.seek(sender.state.get().currentTime + seconds);
  return (
    <div className={styles.transport}>
      <IconButton
        label={`Spol tilbake ${seekBackSeconds} sekunder`}
        icon={<StepIcon seconds={seekBackSeconds} direction="back" />}
        onClick={() => step(-seekBackSeconds)}
      />
      <IconButton
        label={playing ? 'Pause' : 'Spill av'}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        size={size}
        variant="solid"
        onClick={() => (playing ? sender.pause() : sender.play())}
      />
      <IconButton
        label={`Spol frem ${seekForwardSeconds} sekunder`}
        icon={<StepIcon seconds={seekForwardSeconds} direction="forward" />}
        onClick={() => step(seekForwardSeconds)}
      />
    </div>
  );
}

interface StepIconProps {
  readonly seconds: number;
  readonly direction: 'back' | 'forward';
}

function StepIcon({ seconds, direction }: StepIconProps) {
  return (
    <span className={styles.step} data-direction={direction}>
      <ReplayIcon size="1.2em" />
      <span className={styles.seconds}>{seconds}</span>
    </span>
  );
}

/** Skipping is offered this long from the segment's start, as in the player (PLAY-23). */
const SKIP_OFFER_S = 10;

/**
 * Returns the end (seconds) of the current skippable segment (CAST-05). Staff only, unless the receiver offers it to
 * everyone.
 */
export function skipTarget(
  state: Pick<CastSession, 'currentTime' | 'interactionPoints' | 'offersSkip'>,
  isInternal: boolean,
): number | undefined {
  const { currentTime: at, interactionPoints, offersSkip } = state;
  if (!isInternal && !offersSkip) return undefined;
  return interactionPoints.find(({ start, end }) => at >= start && at < Math.min(start + SKIP_OFFER_S, end))
    ?.end;
}

/** Skips an intro or recap (CAST-05). */
export function SkipButton({ sender }: { readonly sender: CastSender }) {
  const currentUser = useCurrentUser();
  const target = skipTarget(
    {
      currentTime: useCastState(sender, 'currentTime'),
      interactionPoints: useCastState(sender, 'interactionPoints'),
      offersSkip: useCastState(sender, 'offersSkip'),
    },
    currentUser.kind === 'customer' && currentUser.isInternal,
  );
  if (target === undefined) return null;
  return (
    <Button size="small" icon={<NextIcon />} onClick={() => sender.seek(target)}>
      Hopp over
    </Button>
  );
}

/** Seeks a channel to its live edge (CAST-09); hidden on demand. */
export function LiveButton({ sender }: { readonly sender: CastSender }) {
  const isLinear = useCastState(sender, 'isLinear');
  const currentTime = useCastState(sender, 'currentTime');
  const streamEnd = useCastState(sender, 'streamEnd');
  if (!isLinear) return null;
  const isLive = isAtLiveEdge({ currentTime, streamEnd });
  return (
    <button
      type="button"
      className={styles.live}
      aria-pressed={isLive}
      title={isLive ? 'Du ser direkte' : 'Gå til direkte'}
      onClick={() => sender.seekToLiveEdge()}
    >
      <LiveDotIcon />
      Direkte
    </button>
  );
}
