import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { links, readWatchParams } from '@tv/routes';
import { Link } from '@tv/ssr';
import { IconButton, Image, StopIcon, TvIcon } from '@tv/ui';
import { useCastState } from '../button/useCast.ts';
import type { CastSender } from '../sender/createCastSender.ts';
import { isConnected } from '../session/castSession.ts';
import { CastErrorView, LostSessionNotice } from './CastErrorView.tsx';
import { CastLanguages } from './CastLanguages.tsx';
import { CastTimeline } from './CastTimeline.tsx';
import { CastTransport, LiveButton, SkipButton } from './CastTransport.tsx';
import { CastVolume } from './CastVolume.tsx';
import styles from './MiniController.module.css';

interface MiniControllerProps {
  readonly sender: CastSender;
}

/** Cast controls at the bottom of every page but watch pages (CAST-03…10). */
export function MiniController({ sender }: MiniControllerProps) {
  const { pathname, search } = useLocation();
  return readWatchParams(pathname, search)?.id === undefined ? <MiniControllerBar sender={sender} /> : null;
}

function MiniControllerBar({ sender }: MiniControllerProps) {
  const isOn = isConnected(useCastState(sender, 'sessionState'));
  const error = useCastState(sender, 'error');
  const lastSnapshot = useCastState(sender, 'lastSnapshot');
  useEffect(() => {
    if (isOn) sender.markPageShown();
  }, [isOn, sender]);
  if (!isOn && error === undefined && lastSnapshot?.isLost !== true) return null;
  return (
    <section aria-label="Casting" className={styles.mini}>
      {error !== undefined ? (
        <CastErrorView sender={sender} isConnected={isOn} />
      ) : isOn ? (
        <Playing sender={sender} />
      ) : (
        lastSnapshot && <LostSessionNotice sender={sender} lastSnapshot={lastSnapshot} />
      )}
    </section>
  );
}

function Playing({ sender }: MiniControllerProps) {
  const deviceName = useCastState(sender, 'deviceName') ?? 'TV-en';
  const poster = useCastState(sender, 'poster');
  const hasMedia = useCastState(sender, 'assetId') !== undefined;
  return (
    <>
      <div className={styles.what}>
        <span className={styles.picture}>
          {poster === undefined ? <TvIcon /> : <Image src={poster} alt="" aspectRatio={16 / 9} width={114} />}
        </span>
        <div className={styles.names}>
          <Title sender={sender} />
          <p className={styles.device}>{`${hasMedia ? 'Spilles på' : 'Koblet til'} ${deviceName}`}</p>
        </div>
      </div>
      {hasMedia && (
        <>
          <div className={styles.timeline}>
            <CastTimeline sender={sender} />
          </div>
          <div className={styles.jump}>
            <SkipButton sender={sender} />
            <LiveButton sender={sender} />
          </div>
        </>
      )}
      <div className={styles.controls}>
        <div className={styles.transport}>{hasMedia && <CastTransport sender={sender} />}</div>
        <div className={styles.sound}>
          {hasMedia && <CastLanguages sender={sender} />}
          <CastVolume sender={sender} />
        </div>
      </div>
      <div className={styles.stop}>
        <IconButton label="Avslutt casting" icon={<StopIcon />} onClick={() => sender.stop()} />
      </div>
    </>
  );
}

function Title({ sender }: MiniControllerProps) {
  const assetId = useCastState(sender, 'assetId');
  const isLinear = useCastState(sender, 'isLinear');
  const title = useCastState(sender, 'title') ?? 'Uten tittel';
  const subtitle = useCastState(sender, 'subtitle');
  if (assetId === undefined) return <p className={styles.title}>Klar til å spille</p>;
  const kind = isLinear ? 'live' : 'vod';
  const to = links.watch({ kind, id: assetId, title, disableScpRedirect: !isLinear });
  return (
    <p className={styles.title}>
      <Link to={to}>{title}</Link>
      {subtitle === undefined ? null : <span className={styles.subtitle}> {subtitle}</span>}
    </p>
  );
}
