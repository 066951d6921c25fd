import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TvIcon } from '@tv/ui';
import type { CastSender } from '../sender/castSender.ts';
import type { CastSnapshot } from '../session/castSession.ts';
import styles from './CastErrorView.module.css';

/** Notice of a lost session, with a link to resume locally. */
export function LostSessionNotice({
  sender,
  left: snapshot,
}: {
  readonly sender: CastSender;
  readonly left: CastSnapshot;
}) {
  const { assetId, isLinear, title, deviceName } = snapshot;
  const to = links.watch({
    kind: isLinear ? 'live' : 'vod',
    id: assetId,
    ...(isLinear ? {} : { disableScpRedirect: true }),
  });
  return (
    <div className={styles.error}>
      <span aria-hidden="true" className={styles.icon}>
        <TvIcon />
      </span>
      <p role="alert" className={styles.text}>
        Vi mistet kontakten med {deviceName ?? 'TV-en'}. Du kan se videre på {title ?? 'det du så'} her, fra
        samme sted.
      </p>
      <div className={styles.ways}>
        <Button as={Link} to={to} size="small" variant="primary">
          Se videre her
        </Button>
        <Button size="small" onClick={() => sender.dismiss()}>
          Lukk
        </Button>
      </div>
    </div>
  );
}
