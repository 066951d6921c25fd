import { Button, Image } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './NextEpisodeCard.module.css';
import { COUNTDOWN_S, useCountdown } from './useCountdown.ts';
import type { NextEpisode } from './useUpNextOffer.ts';

interface NextEpisodeCardProps {
  readonly engine: PlaybackEngine;
  readonly nextEpisode: NextEpisode;
  /** @param isAutoplay  by the countdown */
  readonly onNext: (isAutoplay: boolean) => void;
  readonly onDecline: () => void;
}

/** Plays the next episode after a countdown unless cancelled (PLAY-28). */
export function NextEpisodeCard({ engine, nextEpisode, onNext, onDecline }: NextEpisodeCardProps) {
  const left = useCountdown(engine, () => onNext(true));
  const { title, image } = nextEpisode;
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
