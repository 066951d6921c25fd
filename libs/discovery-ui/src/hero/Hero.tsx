import { useRef, useState, startTransition, useEffect, type RefObject, type TouchEvent } from 'react';
import type { Card } from '@tv/api-client';
import { useFirstRenderValue } from '@tv/ssr';
import { classNames, IconButton, Image, PauseIcon, PlayIcon } from '@tv/ui';
import { nonBlank, titleOrFallback } from '../card/labels/cardTexts.ts';
import { programState } from '../card/status/programState.ts';
import { resolveBehavior } from '../card/status/resolveBehavior.ts';
import type { LaneCardsProps } from '../swimlane/view/laneCardsProps.ts';
import styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide.tsx';
import { isWatchable } from './heroActions.ts';
import { heroVisibleCount, thumbnailWindow } from './thumbnailWindow.ts';
import { useRotation } from './useRotation.browser.ts';

/** Returns the element's width in CSS pixels; undefined before layout. */
function useElementWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  const isServerRendered = useFirstRenderValue(
    () => false,
    () => true,
  );
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let measured: number | undefined;
    const measure = () => {
      if (element.clientWidth === 0 || element.clientWidth === measured) return;
      measured = element.clientWidth;
      startTransition(() => setWidth(measured));
    };
    // At once, so that it renders together with what else waits for hydration. Later it would force a layout.
    if (isServerRendered) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isServerRendered]);
  return width;
}

const SWIPE_PX = 40;

/** Returns touch handlers that call `onSwipe` with 1 (next) or -1 (previous). */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

interface HeroProps extends Omit<LaneCardsProps, 'sentinelRef' | 'showMore'> {
  readonly ratio: 'wide' | 'superWide';
}

/** Returns the index of the first card that can be played now, or 0. */
function firstWatchable(cards: readonly Card[], now: number): number {
  const found = cards.findIndex((card) =>
    isWatchable(programState(card, now).type, resolveBehavior(card, now)),
  );
  return Math.max(0, found);
}

/** An auto-rotating carousel (LANE-06, LANE-24). */
export function Hero({ cards, keys, name, now, ratio, laneType, isPriority, onOpen }: HeroProps) {
  const frame = useRef<HTMLElement>(null);
  const [first] = useState(() => firstWatchable(cards, now));
  const { active, show, isRunning, isStopped, toggle, handlers } = useRotation(frame, cards.length, first);
  const swipe = useSwipe((step) => show((active + step + cards.length) % cards.length));
  const isLive = laneType === 'OnTvNow' || cards.every((card) => programState(card, now).type === 'Live');
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
            isNext={index === (active + 1) % cards.length}
            isPriority={isPriority && index === first}
            index={index}
            onOpen={onOpen}
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
