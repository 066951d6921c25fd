import { useState, type CSSProperties } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Image.module.css';
import { useImageFailure } from './imageFailure.ts';
import {
  BACKDROP_WIDTHS,
  IMAGE_STEPS,
  imageSrcSet,
  imageUrl,
  THUMBNAIL_WIDTH,
  imageStep,
} from './imageSizes.ts';

export interface ImageProps {
  /** Address without a width; `undefined` draws the empty box. */
  readonly src: string | undefined;
  /** What it shows; empty when the words beside it say the same. */
  readonly alt: string;
  /** Width divided by height of the box, which the picture fills. */
  readonly aspectRatio: number;
  /** Width on the page, in CSS pixels; the browser picks by it. */
  readonly width?: number;
  /** `sizes` of the picture where its width follows the window; else it follows `width`. */
  readonly sizes?: string;
  /** Asked for at once and first: the picture that is seen when the page opens. */
  readonly isPriority?: boolean;
  /** As wide as the page, so that it may be asked for wider than any card. */
  readonly isBackdrop?: boolean;
  /** Drawn without colour (CARD-03). */
  readonly isGreyscale?: boolean;
  /** `contain` shows all of it, for logos; `cover` fills the box. */
  readonly fit?: 'cover' | 'contain';
  /** Off for addresses that do not come from the image service. */
  readonly isAdaptive?: boolean;
  /** A logo from the logo pack, whose absence is no news (IMAGE-05). */
  readonly isLogo?: boolean;
  /** Called besides the surrounding failure report. */
  readonly onError?: () => void;
  readonly className?: string | undefined;
}

/**
 * A picture that holds its place before it comes, asks for the width it needs (IMAGE-01), and fades in calmly. A
 * picture that fails leaves its quiet box and is reported (IMAGE-06).
 */
export function Image({
  src,
  alt,
  aspectRatio,
  width = THUMBNAIL_WIDTH,
  sizes,
  isPriority = false,
  isBackdrop = false,
  isGreyscale = false,
  fit = 'cover',
  isAdaptive = true,
  isLogo = false,
  onError,
  className,
}: ImageProps) {
  const [outcome, setOutcome] = useState<{ src: string; state: 'shown' | 'failed' } | undefined>();
  const reportFailure = useImageFailure();
  const state = outcome?.src === src ? outcome?.state : undefined;
  const style: CSSProperties = { aspectRatio };

  return (
    <span className={classNames(styles.box, isLogo && styles.logo, className)} style={style}>
      {src === undefined || src === '' || state === 'failed' ? (
        alt === '' ? null : (
          <span role="img" aria-label={alt} className={styles.absent} />
        )
      ) : (
        <img
          // A new picture must not fade from the former one's state.
          key={src}
          // A picture that is there before the script is already complete and has no load event left to give.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth > 0 && state === undefined) {
              setOutcome({ src, state: 'shown' });
            }
          }}
          src={isAdaptive ? imageUrl(src, imageStep(width)) : src}
          {...(isAdaptive
            ? {
                srcSet: imageSrcSet(src, isBackdrop ? BACKDROP_WIDTHS : IMAGE_STEPS),
                // Not 'auto': Chromium then asks for the widest of every picture when its page is taken away.
                sizes: sizes ?? `${width}px`,
              }
            : {})}
          alt={alt}
          width={IMAGE_STEPS[5]}
          height={Math.round(IMAGE_STEPS[5] / aspectRatio)}
          loading={isPriority ? 'eager' : 'lazy'}
          decoding={isPriority ? 'sync' : 'async'}
          {...(isPriority ? { fetchPriority: 'high' as const } : {})}
          className={classNames(
            styles.image,
            fit === 'contain' && styles.contain,
            isGreyscale && styles.greyscale,
            (isPriority || state === 'shown') && styles.shown,
          )}
          onLoad={() => {
            setOutcome({ src, state: 'shown' });
          }}
          onError={() => {
            setOutcome({ src, state: 'failed' });
            if (!isLogo) reportFailure(src);
            onError?.();
          }}
        />
      )}
    </span>
  );
}
