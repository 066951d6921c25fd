import type { ReactNode } from 'react';
import { useBrand } from '@tv/config';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink, TvIcon, WarningIcon } from '@tv/ui';
import type { CastSender } from '../sender/createCastSender.ts';
import type { CastSnapshot } from '../session/castSession.ts';
import { CAST_ERROR_TEXT } from '../session/castState.ts';
import styles from './CastErrorView.module.css';

interface CastErrorViewProps {
  readonly sender: CastSender;
  readonly isConnected: boolean;
}

/** Cast error with the customer service address (ACCT-31) and retry (CAST-10, CAST-11). */
export function CastErrorView({ sender, isConnected }: CastErrorViewProps) {
  const { customerService } = useBrand().contact;
  return (
    <Notice
      icon={<WarningIcon />}
      text={CAST_ERROR_TEXT}
      link={<TextLink href={`mailto:${customerService}`}>{customerService}</TextLink>}
    >
      <Button
        size="small"
        variant="primary"
        onClick={() => void (isConnected ? sender.retry() : sender.requestSession())}
      >
        Prøv igjen
      </Button>
      <Button size="small" onClick={() => (isConnected ? sender.stop() : sender.dismiss())}>
        {isConnected ? 'Avslutt casting' : 'Lukk'}
      </Button>
    </Notice>
  );
}

interface LostSessionNoticeProps {
  readonly sender: CastSender;
  readonly lastSnapshot: CastSnapshot;
}

/** Notice of a lost session, with a link to resume locally. */
export function LostSessionNotice({ sender, lastSnapshot }: LostSessionNoticeProps) {
  const { assetId, isLinear, title = 'det du så', deviceName = 'TV-en' } = lastSnapshot;
  const to = links.watch({ kind: isLinear ? 'live' : 'vod', id: assetId, disableScpRedirect: !isLinear });
  return (
    <Notice
      icon={<TvIcon />}
      text={`Vi mistet kontakten med ${deviceName}. Du kan se videre på ${title} her, fra samme sted.`}
    >
      <Button as={Link} to={to} size="small" variant="primary">
        Se videre her
      </Button>
      <Button size="small" onClick={() => sender.dismiss()}>
        Lukk
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

function Notice({ icon, text, link, children }: NoticeProps) {
  return (
    <div className={styles.error}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <p role="alert" className={styles.text}>
        {text}
      </p>
      {link}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
