import { guideLink } from '@tv/routes';
import { Link } from '@tv/ssr';
import type { GuideLocation, GuideViewProps } from '../GuidePage.tsx';
import { ChannelDay } from './ChannelDay.tsx';
import styles from './GuideList.module.css';
import { NowAndNextList } from './NowAndNextList.tsx';

export interface GuideListProps extends GuideViewProps {
  readonly location: GuideLocation;
  /** Undefined while unknown. */
  readonly row: number | undefined;
  /** After layout, if the list is the visible view. */
  readonly isMeasured: boolean;
}

/** The guide on narrow screens: now and next, or the day of the URL's channel. */
export function GuideList(props: GuideListProps) {
  const { day, at, channel } = props.location;
  const first = props.data.rowAt(0).channel?.id;
  return (
    <div className={styles.guide}>
      <nav aria-label="Visning" className={styles.choice}>
        <Link
          to={guideLink(day, { at })}
          className={styles.view}
          aria-current={channel === undefined ? 'true' : undefined}
        >
          Nå og neste
        </Link>
        <Link
          to={guideLink(day, { at, channel: channel ?? first })}
          className={styles.view}
          aria-current={channel === undefined ? undefined : 'true'}
        >
          Én kanal
        </Link>
      </nav>
      {channel === undefined ? (
        <NowAndNextList {...props} />
      ) : (
        <ChannelDay key={`${channel} ${day}`} {...props} channelId={channel} />
      )}
    </div>
  );
}
