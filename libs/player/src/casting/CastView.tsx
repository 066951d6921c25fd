import { useEffect, useEffectEvent, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePinApprovals } from '@tv/auth/parental';
import { useCastState, useIsCastResumed, type CastSender } from '@tv/cast';
import { FullController } from '@tv/cast/fullController';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import type { PlaybackSessionProps } from '../session/PlaybackSession.tsx';
import type { Player } from '../session/createPlayer.ts';
import { getTitleSubtitle } from '../session/streamContent.ts';
import { readKeyCommand } from '../ui/shortcuts/readKeyCommand.browser.ts';
import styles from './CastView.module.css';
import { StartCasting } from './StartCasting.tsx';
import { handleCastKeyCommand } from './handleCastKeyCommand.ts';

// In the same chunk: the mini player sends without the view.
export { StartCasting };

export interface CastViewProps extends PlaybackSessionProps {
  readonly sender: CastSender;
  readonly previousPlayer: Player | undefined;
  /** Called when the title was sent; the local player's position is then outdated. */
  readonly onSent: () => void;
}

/** Sends a title unless it plays already, and follows what plays next. Mount once per title. */
export function CastView(props: CastViewProps) {
  const { sender, title, onSent, onClose } = props;
  const isReload = useIsCastResumed();
  const isAwaiting = useCastState(sender, 'awaitedAssetId') !== undefined;
  const playing = useCastState(sender, 'assetId');
  const navigate = useNavigate();
  const steps = useConfig().player;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { id } = title;
  const [shouldSend] = useState(() => {
    const { assetId, awaitedAssetId } = sender.state.get();
    // After a reload, the receiver decides what plays.
    if (isReload && sender.isAutoJoined() && assetId !== undefined) return false;
    return (awaitedAssetId ?? assetId) !== id;
  });
  const [isSending, setIsSending] = useState(shouldSend);

  useEffect(() => sender.markPageShown(), [sender]);

  // The receiver or another sender has started another title: navigate to it.
  useEffect(() => {
    const { assetId, awaitedAssetId, isLinear } = sender.state.get();
    if (isSending || awaitedAssetId !== undefined || assetId === undefined || assetId === id) return;
    void navigate(
      links.watch({ kind: isLinear ? 'live' : 'vod', id: assetId, disableScpRedirect: !isLinear }),
      { replace: true },
    );
  }, [sender, navigate, isSending, isAwaiting, playing, id]);

  // Copies PIN approvals back to the page.
  const { approve } = usePinApprovals();
  const copyPinApprovals = useEffectEvent(() => sender.approvedAssetIds.forEach(approve));
  useLayoutEffect(() => () => copyPinApprovals(), []);

  // Keyboard shortcuts work at once, and focus is not lost with the cast button.
  useEffect(() => frame?.focus({ preventScroll: true }), [frame]);

  function handleKeyDown(event: KeyboardEvent) {
    const command = event.defaultPrevented ? undefined : readKeyCommand(event);
    if (command && handleCastKeyCommand(command, sender, steps, onClose)) event.preventDefault();
  }

  return (
    // Handles bubbling keys; every shortcut also has a button.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={setFrame} tabIndex={-1} className={styles.television} onKeyDown={handleKeyDown}>
      {isSending && (
        <StartCasting
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
        subtitle={getTitleSubtitle(title)}
        poster={title.image?.url}
        isStarting={isSending}
        onClose={onClose}
      />
    </div>
  );
}
