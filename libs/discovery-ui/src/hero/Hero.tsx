import { useRef, useState, startTransition, useEffect, type RefObject } from 'react';
import type { Card } from '@tv/api-client';
import { useIsHydrated } from '@tv/ssr';
import { classNames, IconButton, Image, PauseIcon, PlayIcon } from '@tv/ui';
import { nonBlank, titleOrFallback } from '../card/labels/cardTexts.ts';
import { programState } from '../card/status/programState.ts';
import { resolveBehavior } from '../card/status/resolveBehavior.ts';
import styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide.tsx';
import { isWatchable } from './heroActions.ts';
import { heroVisibleCount, thumbnailWindow } from './thumbnailWindow.ts';
import { useRotation } from './useRotation.ts';
import { useRotationPause } from './useRotationPause.browser.ts';
import { useSwipe } from './useSwipe.browser.ts';

/** Returns the element's width in CSS pixels; undefined before layout. */
function useElementWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => startTransition(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

export interface HeroProps {
  readonly cards: readonly Card[];
  /** Also used as impression ids. */
  readonly keys: readonly string[];
  /** Accessible name; may be blank. */
  readonly name: string;
  readonly now: number;
  readonly ratio: 'wide' | 'superWide';
  readonly laneType?: string | undefined;
  /** Its image loads with high priority. */
  readonly isPriority?: boolean;
  readonly onOpen?: ((card: Card, index: number) => void) | undefined;
}

/** Index of the first card that can be played now, or 0. */
function firstWatchable(cards: readonly Card[], now: number): number {
  const found = cards.findIndex((card) =>
    isWatchable(programState(card, now).type, resolveBehavior(card, now)),
  );
  return Math.max(0, found);
}

/**
 * An auto-rotating carousel (LANE-06, LANE-24). Pauses on hover, focus, reduced motion, a hidden page or the
 * stop button.
 */
export function Hero({ cards, keys, name, now, ratio, laneType, isPriority = false, onOpen }: HeroProps) {
  const frame = useRef<HTMLElement>(null);
  const { isRunning, isStopped, toggle, handlers } = useRotationPause();
  const [first] = useState(() => firstWatchable(cards, now));
  const { active, show } = useRotation(cards.length, isRunning, first);
  const swipe = useSwipe((step) => show((active + step + cards.length) % cards.length));
  const isLive = laneType === 'OnTvNow' || cards.every((card) => programState(card, now).type === 'Live');
  const isHydrated = useIsHydrated();
  const width = useElementWidth(frame);
  const visible = heroVisibleCount({ isLive, width: width ?? Infinity });
  const shown = thumbnailWindow({ count: cards.length, visible, active });
  const hasMore = cards.length > 1;
  return (
    <section
      ref={frame}
      // Screen readers ignore an unnamed region.
      aria-label={nonBlank(name) ?? 'Utvalgt innhold'}
      aria-roledescription="karusell"
      className={classNames(styles.hero, styles[ratio])}
      data-tone="dark"
      {...handlers}
      {...(hasMore ? swipe : {})}
    >
      {hasMore ? (
        <IconButton
          label={isStopped ? 'Start bildebytte' : 'Stopp bildebytte'}
          icon={isStopped ? <PlayIcon /> : <PauseIcon />}
          variant="on-image"
          size="small"
          className={styles.stop}
          onClick={toggle}
        />
      ) : null}
      <div className={styles.slides} aria-live={isRunning ? 'off' : 'polite'}>
        {cards.map((card, index) => (
          <HeroSlide
            key={keys[index]}
            card={card}
            impressionId={keys[index]}
            now={now}
            laneType={laneType}
            position={`${index + 1} av ${cards.length}`}
            isActive={index === active}
            // Preloads the next image for the cross-fade, after hydration.
            shouldLoadPicture={index === active || (isHydrated && index === (active + 1) % cards.length)}
            isPriority={isPriority && index === first}
            onOpen={() => onOpen?.(card, index)}
          />
        ))}
      </div>
      {hasMore ? (
        <div
          className={classNames(styles.dots, width === undefined && styles.unmeasured)}
          role="group"
          aria-label="Velg innhold"
        >
          {cards.map((card, index) => (
            <button
              key={keys[index]}
              type="button"
              aria-label={`Vis ${index + 1} av ${cards.length}: ${titleOrFallback(card.title)}`}
              aria-current={index === active}
              className={styles.dot}
              data-outside={index < shown.from || index >= shown.to}
              data-running={isRunning && index === active}
              onClick={() => show(index)}
            >
              <span className={styles.thumb}>
                <Image
                  src={card.image?.url}
                  alt=""
                  aspectRatio={16 / 9}
                  width={176}
                  sizes="clamp(84px, 8vw, 176px)"
                />
              </span>
              <span className={styles.pip} />
            </button>
          ))}
        </div>
      ) : null}
    </section>
  );
}
