import { useEffect, useEffectEvent } from 'react';
import type { TitleDetails } from '@tv/api-client';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatClockTime, formatDuration, formatRelativeDay, MINUTE_MS, useNow } from '@tv/time';
import { Button, CloseIcon, IconButton, imageUrl } from '@tv/ui';
import { PlayerLayout } from '../miniPlayer/PlayerLayout.tsx';
import { getTitleSubtitle } from '../session/streamContent.ts';
import styles from './UpcomingTitle.module.css';

const SECOND_MS = 1000;

/** Delay before refetching a started title: the server clock is known to the second. */
const START_GRACE_MS = 2 * SECOND_MS;

const IMAGE_WIDTH = 1280;

interface UpcomingTitleProps {
  readonly title: TitleDetails;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** A title that has not started: its details and a countdown. It starts automatically. */
export function UpcomingTitle({ title, start, onStart, onClose }: UpcomingTitleProps) {
  const minute = useNow(MINUTE_MS);
  // Updates every second in the last two minutes only.
  const now = useNow(start - minute > 2 * MINUTE_MS ? MINUTE_MS : SECOND_MS);
  const hasStarted = now >= start + START_GRACE_MS;
  const handleStart = useEffectEvent(onStart);
  useEffect(() => {
    if (hasStarted) handleStart();
  }, [hasStarted]);
  const { name, image, channel } = title;
  const subtitle = getTitleSubtitle(title);
  return (
    <PlayerLayout>
      <div className={styles.upcoming}>
        {image === undefined ? null : (
          <img src={imageUrl(image.url, IMAGE_WIDTH)} alt="" className={styles.picture} />
        )}
        <IconButton label="Lukk" icon={<CloseIcon />} onClick={onClose} className={styles.close} />
        <div className={styles.words}>
          <h1 className={styles.title}>{name}</h1>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
          {/* Not announced on each update. */}
          <p role="timer" className={styles.when}>
            {startTimeText(start, now)}
          </p>
          <p className={styles.text}>Du kan la siden stå. Det begynner av seg selv.</p>
          {channel ? (
            <Button as={Link} to={links.watch({ kind: 'live', id: channel.id, title: channel.name })}>
              Se {channel.name} nå
            </Button>
          ) : null}
        </div>
      </div>
    </PlayerLayout>
  );
}

/** No countdown beyond this. */
const MAX_COUNTDOWN_MS = 12 * 60 * MINUTE_MS;

/** Formats `Starter i morgen 20:00` or `Starter 20:00 · om 12 min`, rounded up. Times in epoch milliseconds. */
export function startTimeText(start: number, now: number): string {
  const remainingMs = start - now;
  if (remainingMs <= 0) return 'Starter nå';
  const day = formatRelativeDay(start, now).toLowerCase();
  const startLabel = `Starter ${day === 'i dag' ? '' : `${day} `}${formatClockTime(start)}`;
  if (remainingMs > MAX_COUNTDOWN_MS) return startLabel;
  if (remainingMs <= MINUTE_MS) return `${startLabel} · om ${Math.ceil(remainingMs / 1000)} s`;
  return `${startLabel} · om ${formatDuration(Math.ceil(remainingMs / MINUTE_MS) * 60)}`;
}
