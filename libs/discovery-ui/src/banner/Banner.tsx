import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { InAppMessage } from '@tv/api-client';
import { lazyWithPreload } from '@tv/lazy';
import { Button, classNames, CloseIcon, IconButton, InfoIcon, TvIcon, WarningIcon } from '@tv/ui';
import { nonBlank } from '../card/labels/cardTexts.ts';
import styles from './Banner.module.css';

const BannerDetails = lazyWithPreload(() => import('./BannerDetails.tsx'), { critical: false }).component(
  ({ BannerDetails }) => BannerDetails,
);

/** Delay before a banner appears (BANNER-04). */
const SHOW_DELAY_MS = 1000;

const ICONS = { info: <InfoIcon />, warning: <WarningIcon />, tvApp: <TvIcon /> } as const;

interface BannerProps {
  readonly message: InAppMessage;
  readonly onDismiss: () => void;
}

/** A message over the top of a page (BANNER-02), with details in a dialog (BANNER-03). No layout shift. */
export function Banner({ message, onDismiss }: BannerProps) {
  const { id, type, isDismissable, banner, details } = message;
  const analytics = useAnalytics();
  const titleId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const push = (action: 'shown' | 'clicked' | 'dismissed') =>
    analytics.push({ event: 'banner', bannerId: id, action });

  const show = useEffectEvent(() => {
    setShown(true);
    push('shown');
  });
  useEffect(() => {
    const timer = setTimeout(() => show(), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  function open(): void {
    push('clicked');
    setOpened(true);
    setOpen(true);
  }
  function dismiss(): void {
    push('dismissed');
    // Moves focus before the focused button unmounts.
    rootRef.current?.closest<HTMLElement>('main')?.focus({ preventScroll: true });
    onDismiss();
  }
  const text = nonBlank(banner.message);
  return (
    <div ref={rootRef} className={styles.place}>
      {/* The live region must exist before its content, or screen readers ignore it. */}
      <div role={type === 'warning' ? 'alert' : 'status'}>
        {isShown ? (
          <section className={classNames(styles.banner, styles[type])} aria-labelledby={titleId}>
            <span className={styles.icon} aria-hidden="true">
              {ICONS[type]}
            </span>
            <div className={styles.words}>
              <p id={titleId} className={styles.title}>
                {banner.title}
              </p>
              {text === undefined ? null : <p className={styles.text}>{text}</p>}
            </div>
            {details && (
              <Button size="small" className={styles.more} onClick={open}>
                {nonBlank(banner.buttonText) ?? 'Les mer'}
              </Button>
            )}
            {isDismissable ? (
              <IconButton
                label={`Lukk meldingen: ${banner.title}`}
                icon={<CloseIcon />}
                size="small"
                className={styles.close}
                onClick={dismiss}
              />
            ) : null}
          </section>
        ) : null}
      </div>
      {details && wasOpened ? (
        <Suspense fallback={null}>
          <BannerDetails details={details} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
