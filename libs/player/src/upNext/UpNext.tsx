import { Suspense } from 'react';
import type { TitleDetails } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { Button, VisuallyHidden } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStream } from '../engine/state/useStream.ts';
import type { ActivityMonitor } from '../inactivity/activityMonitor.ts';
import { useInactivityPause } from '../inactivity/useInactivityPause.ts';
import { InterstitialPanel } from './InterstitialPanel.tsx';
import { NextEpisodeCard } from './NextEpisodeCard.tsx';
import { SkipButton } from './SkipButton.tsx';
import styles from './UpNext.module.css';
import { COUNTDOWN_S } from './useCountdown.ts';
import type { UpNextState } from './useUpNextOffer.ts';

// Needed only at the end.
const RelatedTitles = lazyWithPreload(() => import('./RelatedTitles.tsx'), { critical: false }).component(
  ({ RelatedTitles }) => RelatedTitles,
);

interface UpNextProps {
  readonly engine: PlaybackEngine;
  readonly title: TitleDetails;
  readonly next: UpNextState;
  readonly activity: ActivityMonitor;
  /** @param isAutoplay  by the countdown */
  readonly onNext: (isAutoplay: boolean) => void;
  readonly onClose: () => void;
}

/** Up next: skip button, next episode, end screen. */
export function UpNext({ engine, title, next, activity, onNext, onClose }: UpNextProps) {
  const currentUser = useCurrentUser();
  const { offer, nextEpisode, decline } = next;
  const isInactive = useInactivityPause(engine, activity);
  const isFilm = useStream(engine.state, 'playMode') === 'ondemand';
  const hasEnded = useStream(engine.state, 'phase') === 'ended' && isFilm;
  // Staff only until general release (PLAY-24).
  const canSkip = currentUser.kind === 'customer' && currentUser.isInternal;
  const resume = () => {
    activity.recordActivity();
    if (offer === 'question') onNext(false);
    else engine.play();
  };

  if (isInactive || offer === 'question') {
    return (
      <InterstitialPanel
        title="Ser du fortsatt?"
        text="Vi stoppet avspillingen fordi det er en stund siden sist du rørte noe."
        actions={[
          { label: 'Ja, fortsett', onPress: resume },
          { label: 'Nei, avslutt', onPress: onClose },
        ]}
      />
    );
  }
  if (hasEnded && (!nextEpisode || offer === 'button')) {
    const { similar } = title.links;
    return (
      <InterstitialPanel
        title={title.name}
        text={nextEpisode?.title === undefined ? 'Du har sett ferdig.' : `Neste: ${nextEpisode.title}`}
        actions={[
          ...(nextEpisode ? [{ label: 'Neste episode', onPress: () => onNext(false) }] : []),
          { label: 'Se en gang til', onPress: () => engine.seek(0) },
          { label: 'Tilbake', onPress: onClose },
        ]}
      >
        {similar ? (
          <Suspense fallback={null}>
            <RelatedTitles link={similar.href} titleId={title.id} />
          </Suspense>
        ) : null}
      </InterstitialPanel>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {offer === 'countdown' ? `Neste episode begynner om ${COUNTDOWN_S} sekunder` : ''}
        </span>
      </VisuallyHidden>
      <div className={styles.corner}>
        {offer === 'none' && canSkip ? (
          <SkipButton engine={engine} points={title.interactionPoints ?? NO_POINTS} />
        ) : null}
        {offer === 'countdown' && nextEpisode ? (
          <NextEpisodeCard engine={engine} nextEpisode={nextEpisode} onNext={onNext} onDecline={decline} />
        ) : null}
        {offer === 'button' ? (
          <Button variant="on-image" onClick={() => onNext(false)}>
            Neste episode
          </Button>
        ) : null}
      </div>
    </>
  );
}

const NO_POINTS = [] as const;
