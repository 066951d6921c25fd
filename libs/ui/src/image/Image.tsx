import { useState } from 'react';
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
import { useIsServed } from './useIsServed.ts';

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
 *
 * Whether it is still coming is the element's business, not React's: to draw every picture of a page anew when it has
 * come would cost a phone more than the fade is worth.
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
  const [failed, setFailed] = useState<string>();
  const isServed = useIsServed();
  const reportFailure = useImageFailure();
  const fail = (lost: string): void => {
    setFailed(lost);
    if (!isLogo) reportFailure(lost);
    onError?.();
  };
  const sources =
    src && isAdaptive
      ? {
          // Not 'auto': Chromium then asks for the widest of every picture when its page is taken away.
          sizes: sizes ?? `${width}px`,
          srcset: imageSrcSet(src, isBackdrop ? BACKDROP_WIDTHS : IMAGE_STEPS),
          src: imageUrl(src, imageStep(width)),
        }
      : undefined;
  // Chromium never lets go of a picture that has widths and was not put into the document, nor of all that is drawn around it:
  // of what React draws and then draws anew, since something has changed meanwhile. So they are given when it is there.
  const isGivenLater = sources !== undefined && !isServed;

  return (
    <span className={classNames(styles.box, isLogo && styles.logo, className)} style={{ aspectRatio }}>
      {!src || failed === src ? (
        alt === '' ? null : (
          <span role="img" aria-label={alt} className={styles.absent} />
        )
      ) : (
        <img
          // A new picture must not fade from the former one's state.
          key={src}
          ref={(image) => {
            if (image === null) return;
            // Given anew, it would be asked for anew.
            if (isGivenLater && (image.srcset !== sources.srcset || image.sizes !== sources.sizes)) {
              Object.assign(image, sources);
            }
            if (!image.complete && !isPriority) image.dataset['coming'] = '';
            // What failed before the script was there has no event left to tell it by.
            if (image.complete && image.naturalWidth === 0) image.decode().catch(() => fail(src));
          }}
          {...(isGivenLater
            ? undefined
            : { src: sources?.src ?? src, srcSet: sources?.srcset, sizes: sources?.sizes })}
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
          )}
          onLoad={({ currentTarget }) => delete currentTarget.dataset['coming']}
          onError={() => fail(src)}
        />
      )}
    </span>
  );
}
