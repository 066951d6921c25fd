import { useEffect, useEffectEvent, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePinGiven } from '@tv/auth/parental';
import { useCastState, useIsCastResumed, type CastSender } from '@tv/cast';
import { FullController } from '@tv/cast/fullController';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { keyCommand } from '../controls/keyCommand.ts';
import { keyTarget } from '../controls/keyTarget.browser.ts';
import type { ViewingProps } from '../viewing/Viewing.tsx';
import type { Player } from '../viewing/createPlayer.ts';
import { subtitleOf } from '../viewing/watchedContent.ts';
import styles from './OnTelevision.module.css';
import { SendToTelevision } from './SendToTelevision.tsx';
import { obeyOnTelevision } from './obeyOnTelevision.ts';

export interface OnTelevisionProps extends ViewingProps {
  readonly sender: CastSender;
  /** The player that played this title here last, if any did. */
  readonly before: Player | undefined;
  /** The title has been sent: where that player was is past. */
  readonly onSent: () => void;
}

/**
 * A title that plays on the television: it is sent there, unless it plays there already, and the page follows what comes next
 * there. One of these for each title.
 */
export function OnTelevision(props: OnTelevisionProps) {
  const { sender, title, onSent, onClose } = props;
  const isReload = useIsCastResumed();
  const isAwaiting = useCastState(sender, 'awaitedAssetId') !== undefined;
  const playing = useCastState(sender, 'assetId');
  const navigate = useNavigate();
  const steps = useConfig().player;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { id } = title;
  const [isSent] = useState(() => {
    const { assetId, awaitedAssetId } = sender.state.get();
    // After a reload the television knows better what plays than the page does.
    if (isReload && sender.isJoined() && assetId !== undefined) return false;
    return (awaitedAssetId ?? assetId) !== id;
  });
  const [isSending, setIsSending] = useState(isSent);

  useEffect(() => sender.settle(), [sender]);

  // The television has gone on to the next episode, or another sender has: the page shows what is played.
  useEffect(() => {
    const { assetId, awaitedAssetId, isLinear } = sender.state.get();
    if (isSending || awaitedAssetId !== undefined || assetId === undefined || assetId === id) return;
    void navigate(
      links.watch({
        kind: isLinear ? 'live' : 'vod',
        id: assetId,
        ...(isLinear ? {} : { disableScpRedirect: true }),
      }),
      { replace: true },
    );
  }, [sender, navigate, isSending, isAwaiting, playing, id]);

  // What the PIN was given for there takes none when it comes back.
  const { give } = usePinGiven();
  const takeOver = useEffectEvent(() => sender.pinGiven.forEach(give));
  useLayoutEffect(() => () => takeOver(), []);

  // The keys of the player work at once, and the focus is not lost with the button that began to cast.
  useEffect(() => frame?.focus({ preventScroll: true }), [frame]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const command = defaultPrevented
      ? undefined
      : keyCommand({ key, hasModifier: ctrlKey || metaKey || altKey, target: keyTarget(event.target) });
    if (command && obeyOnTelevision(command, sender, steps, onClose)) event.preventDefault();
  }

  return (
    // It takes the keys of everything in it; what it does with them, its buttons do too.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={setFrame} tabIndex={-1} className={styles.television} onKeyDown={onKeyDown}>
      {isSending && (
        <SendToTelevision
          {...props}
          frame={frame}
          onSent={() => {
            setIsSending(false);
            onSent();
          }}
        />
      )}
      <FullController
        sender={sender}
        title={title.name}
        subtitle={subtitleOf(title)}
        poster={title.image?.url}
        isStarting={isSending}
        onClose={onClose}
      />
    </div>
  );
}
