import { guideLink } from '@tv/routes';
import { Link } from '@tv/ssr';
import { classNames } from '@tv/ui';
import type { GuideLocation } from '../GuidePage.tsx';
import { ChannelDay } from './ChannelDay.tsx';
import styles from './GuideList.module.css';
import { NowAndNextList, type NowAndNextListProps } from './NowAndNextList.tsx';

export interface GuideListProps extends Omit<NowAndNextListProps, 'location'> {
  readonly location: GuideLocation;
  /** Undefined while unknown. */
  readonly row: number | undefined;
}

/** The guide on narrow screens: now and next, or the day of the URL's channel. */
export function GuideList({ location, row, ...rest }: GuideListProps) {
  const { data, timeline, now, onChoose } = rest;
  const { day, at, channel } = location;
  const first = data.rowAt(0).channel?.id;
  return (
    <div className={styles.guide}>
      <nav aria-label="Visning" className={styles.choice}>
        <Link
          to={guideLink(day, { at })}
          className={classNames(styles.view)}
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
        <NowAndNextList {...rest} location={location} />
      ) : (
        <ChannelDay
          key={`${channel} ${day}`}
          channelId={channel}
          row={row}
          data={data}
          timeline={timeline}
          now={now}
          location={location}
          onViewportChange={rest.onViewportChange}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
