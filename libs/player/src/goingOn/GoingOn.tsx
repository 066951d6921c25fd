import { Suspense } from 'react';
import type { TitleDetails } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { Button, lazyOptional, VisuallyHidden } from '@tv/ui';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './GoingOn.module.css';
import { NextEpisode } from './NextEpisode.tsx';
import { SkipContent } from './SkipContent.tsx';
import { StandstillPanel } from './StandstillPanel.tsx';
import { COUNTDOWN_S } from './countingDown.ts';
import type { Presence } from './presence.ts';
import type { NextOffer } from './useOffer.ts';
import { useQuietTooLong } from './useQuietTooLong.ts';

// Needed only at the end.
const RelatedTitles = lazyOptional(() =>
  import('./RelatedTitles.tsx').then(({ RelatedTitles }) => RelatedTitles),
);

const END_KEYS = ['phase', 'playMode'] as const;

interface GoingOnProps {
  readonly engine: PlaybackEngine;
  readonly title: TitleDetails;
  readonly next: NextOffer;
  readonly presence: Presence;
  /** @param isAutoplay  by the countdown */
  readonly onNext: (isByItself: boolean) => void;
  readonly onClose: () => void;
}

/** Up next: skip button, next episode, end screen. */
export function GoingOn({ engine, title, next, presence, onNext, onClose }: GoingOnProps) {
  const currentUser = useCurrentUser();
  const { offer, following, decline } = next;
  const isInactive = useQuietTooLong(engine, presence);
  const hasEnded = useStreamOf(
    engine.state,
    END_KEYS,
    ({ phase, playMode }) => phase === 'ended' && playMode === 'ondemand',
  );
  // Staff only until general release (PLAY-24).
  const canSkip = currentUser.kind === 'customer' && currentUser.isInternal;
  const resume = () => {
    presence.touched();
    if (offer === 'question') onNext(false);
    else engine.play();
  };

  if (isInactive || offer === 'question') {
    return (
      <StandstillPanel
        title="Ser du fortsatt?"
        text="Vi stoppet avspillingen fordi det er en stund siden sist du rørte noe."
        actions={[
          { label: 'Ja, fortsett', onPress: resume },
          { label: 'Nei, avslutt', onPress: onClose },
        ]}
      />
    );
  }
  if (hasEnded && (!following || offer === 'button')) {
    const { similar } = title.links;
    return (
      <StandstillPanel
        title={title.name}
        text={following?.title === undefined ? 'Du har sett ferdig.' : `Neste: ${following.title}`}
        actions={[
          ...(following ? [{ label: 'Neste episode', onPress: () => onNext(false) }] : []),
          { label: 'Se en gang til', onPress: () => engine.seek(0) },
          { label: 'Tilbake', onPress: onClose },
        ]}
      >
        {similar ? (
          <Suspense fallback={null}>
            <RelatedTitles link={similar.href} titleId={title.id} />
          </Suspense>
        ) : null}
      </StandstillPanel>
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
          <SkipContent engine={engine} points={title.interactionPoints ?? NO_POINTS} />
        ) : null}
        {offer === 'countdown' && following ? (
          <NextEpisode engine={engine} following={following} onNext={onNext} onDecline={decline} />
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
