import { createContext, memo, useContext, useState } from 'react';
import { useFirstRenderValue } from '@tv/ssr';
import { classNames } from '../className/classNames.ts';
import { useOnNetworkReturn } from '../online/useOnNetworkReturn.browser.ts';
import styles from './Image.module.css';
import {
  BACKDROP_WIDTHS,
  IMAGE_STEPS,
  imageSrcSet,
  imageUrl,
  THUMBNAIL_WIDTH,
  imageStep,
} from './imageSizes.ts';

export interface ImageProps {
  /** URL without a width. */
  readonly src: string | undefined;
  /** Empty if adjacent text says the same. */
  readonly alt: string;
  /** Width / height of the box. */
  readonly aspectRatio: number;
  /** CSS pixels; selects the source. */
  readonly width?: number;
  /** `sizes` attribute; `width` by default. */
  readonly sizes?: string;
  /** Loads eagerly with high priority (LCP image). */
  readonly isPriority?: boolean;
  /** Full page width; allows larger sources. */
  readonly isBackdrop?: boolean;
  /** CARD-03. */
  readonly isGreyscale?: boolean;
  /** `contain` is for logos. */
  readonly fit?: 'cover' | 'contain';
  /** False for URLs outside the image service. */
  readonly isAdaptive?: boolean;
  /** From the logo pack; failures are not reported (IMAGE-05). */
  readonly isLogo?: boolean;
  /** Called with `src`, in addition to the failure report. Stable, since images are memoised. */
  readonly onError?: (src: string) => void;
  readonly className?: string | undefined;
}

/**
 * A responsive image with a placeholder box and fade-in (IMAGE-01). Failures are reported (IMAGE-06). A failed image
 * loads again when the network returns.
 *
 * The loading state is a DOM attribute: re-rendering every loaded image is slow on phones.
 */
export const Image = memo(function Image({
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
  const isServerRendered = useFirstRenderValue(
    () => false,
    () => true,
  );
  const reportFailure = useImageFailure();
  const fail = (failedSrc: string): void => {
    setFailed(failedSrc);
    if (!isLogo) reportFailure(failedSrc);
    onError?.(failedSrc);
  };
  const sources =
    src && isAdaptive
      ? {
          // In this order, because Chromium parses all of them for each one that is set.
          src: imageUrl(src, imageStep(width)),
          // Not `auto`: Chromium then fetches the largest source when the page unmounts.
          sizes: sizes ?? `${width}px`,
          srcset: imageSrcSet(src, isBackdrop ? BACKDROP_WIDTHS : IMAGE_STEPS),
        }
      : undefined;
  // Chromium leaks images with `srcset` that were never inserted. React creates such images in discarded
  // renders, so sources are set after mount.
  const setsSourcesAfterMount = sources !== undefined && !isServerRendered;

  return (
    <span className={classNames(styles.box, isLogo && styles.logo, className)} style={{ aspectRatio }}>
      {!src ? (
        <AbsentImage alt={alt} />
      ) : failed === src ? (
        <FailedImage alt={alt} onRetry={() => setFailed(undefined)} />
      ) : (
        <img
          // Remounts, to restart the fade.
          key={src}
          ref={(image) => {
            if (image === null) return;
            // Setting them again would refetch.
            if (setsSourcesAfterMount && (image.srcset !== sources.srcset || image.sizes !== sources.sizes)) {
              Object.assign(image, sources);
            }
            if (!image.complete && !isPriority) image.dataset['coming'] = '';
            // Detects failures before hydration, which fire no event.
            if (image.complete && image.naturalWidth === 0) image.decode().catch(() => fail(src));
          }}
          {...(setsSourcesAfterMount
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
});

function AbsentImage({ alt }: Pick<ImageProps, 'alt'>) {
  return alt === '' ? null : <span role="img" aria-label={alt} className={styles.absent} />;
}

/** Replaces an image that failed, until the network returns. */
function FailedImage({ alt, onRetry }: Pick<ImageProps, 'alt'> & { readonly onRetry: () => void }) {
  useOnNetworkReturn(onRetry);
  return <AbsentImage alt={alt} />;
}

/** Receives the URL of a failed image. */
export type ImageFailureReport = (src: string) => void;

const ImageFailureContext = createContext<ImageFailureReport>(() => undefined);

/** Reports image failures below (IMAGE-06), except logos (IMAGE-05). */
export const ImageFailureProvider = ImageFailureContext.Provider;

/** Returns the failure reporter; a no-op without a provider. */
export const useImageFailure = (): ImageFailureReport => useContext(ImageFailureContext);
