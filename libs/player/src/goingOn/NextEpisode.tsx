import { Button, Image } from '@tv/ui';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './NextEpisode.module.css';
import { COUNTDOWN_S, isRunning, RUNNING } from './countingDown.ts';
import type { FollowingEpisode } from './offer.ts';
import { useCountdown } from './useCountdown.ts';

interface NextEpisodeProps {
  readonly engine: PlaybackEngine;
  readonly following: FollowingEpisode;
  /** @param isAutoplay  by the countdown */
  readonly onNext: (isByItself: boolean) => void;
  readonly onDecline: () => void;
}

/** Plays the next episode after a countdown unless cancelled (PLAY-28). */
export function NextEpisode({ engine, following, onNext, onDecline }: NextEpisodeProps) {
  const left = useCountdown(COUNTDOWN_S, useStreamOf(engine.state, RUNNING, isRunning), () => onNext(true));
  const { title, image } = following;
  return (
    <section className={styles.card} aria-label="Det neste du kan se">
      {image === undefined ? null : (
        <Image src={image} alt="" aspectRatio={16 / 9} width={PICTURE_WIDTH} className={styles.picture} />
      )}
      <div className={styles.words}>
        {/* Announced once elsewhere, not every second. */}
        <p className={styles.when} aria-hidden="true">
          Neste episode om {left} s
        </p>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        <div className={styles.actions}>
          <Button variant="primary" size="small" onClick={() => onNext(false)}>
            Neste episode
          </Button>
          <Button size="small" onClick={onDecline}>
            Avbryt
          </Button>
        </div>
      </div>
      <span
        className={styles.count}
        style={{ inlineSize: `${(100 * (COUNTDOWN_S - left)) / COUNTDOWN_S}%` }}
      />
    </section>
  );
}

const PICTURE_WIDTH = 200;
