import { Button, CastIcon, CloseIcon, IconButton, Image, StopIcon } from '@tv/ui';
import { useCastState } from '../button/useCast.ts';
import type { CastSender } from '../sender/createCastSender.ts';
import { CastErrorView } from './CastErrorView.tsx';
import { CastLanguages } from './CastLanguages.tsx';
import { CastTimeline } from './CastTimeline.tsx';
import { CastTransport, LiveButton, SkipButton } from './CastTransport.tsx';
import { CastVolume } from './CastVolume.tsx';
import styles from './FullController.module.css';

export interface FullControllerProps {
  readonly sender: CastSender;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly poster: string | undefined;
  readonly isStarting?: boolean;
  readonly onClose: () => void;
}

/** Replaces the player on the watch page while casting. */
export function FullController(props: FullControllerProps) {
  const { sender, title, subtitle, poster, isStarting = false, onClose } = props;
  const deviceName = useCastState(sender, 'deviceName') ?? 'TV-en';
  const error = useCastState(sender, 'error');
  const isAwaited = useCastState(sender, 'awaitedAssetId') !== undefined;
  const hasMedia = useCastState(sender, 'assetId') !== undefined;
  const isReady = hasMedia && !isAwaited && !isStarting && error === undefined;
  return (
    <section aria-label="Casting" className={styles.full}>
      {poster === undefined ? null : (
        <Image
          src={poster}
          alt=""
          aspectRatio={16 / 9}
          isBackdrop
          isPriority
          sizes="100vw"
          className={styles.poster}
        />
      )}
      <div className={styles.top}>
        <IconButton label="Lukk" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={styles.what}>
        <p className={styles.device} role="status">
          <CastIcon />
          {isReady ? `Spilles på ${deviceName}` : `Starter på ${deviceName}`}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div className={styles.bottom}>
        {error !== undefined && <CastErrorView sender={sender} isConnected />}
        {isReady && (
          <>
            <CastTimeline sender={sender} />
            <div className={styles.line}>
              <div className={styles.jump}>
                <LiveButton sender={sender} />
                <SkipButton sender={sender} />
              </div>
              <CastTransport sender={sender} size="large" />
              <div className={styles.sound}>
                <CastLanguages sender={sender} />
                <CastVolume sender={sender} />
              </div>
            </div>
          </>
        )}
        {error === undefined && (
          <div className={styles.stop}>
            <Button variant="on-image" icon={<StopIcon />} onClick={() => sender.stop()}>
              Avslutt casting
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
