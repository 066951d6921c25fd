import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useReporter } from '@tv/analytics';
import type { CoverPage } from '@tv/api-client';
import { CoverPageHead } from '../head/CoverPageHead.tsx';
import { CoverHero } from './CoverHero.tsx';
import styles from './CoverPage.module.css';
import { CoverSection } from './CoverSection.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';
import { useShownVariant } from './provider/useShownVariant.ts';
import { useVariantAction } from './provider/useVariantAction.ts';

export interface CoverPageViewProps {
  readonly page: CoverPage;
  /** The path that the page is known by. */
  readonly path: string;
  /** Goes on to playback at once, where the page has something that plays here (ROUTE-09). */
  readonly isAutoPlay?: boolean;
  /** Told once there may be something that plays here; the answer ends it. */
  readonly onPlayable?: (() => (() => void) | undefined) | undefined;
}

/** A cover page as it stands: its head, and its sections in the order given (COVER-02…08). */
export function CoverPageView({ page, path, isAutoPlay = false, onPlayable }: CoverPageViewProps) {
  const reporter = useReporter();
  const variant = useShownVariant(page.defaultProviderVariant);
  const action = useVariantAction(page, variant);
  const isPlayable = action?.kind === 'play' || action?.kind === 'choose';
  useEffect(() => (isPlayable ? onPlayable?.() : undefined), [isPlayable, onPlayable]);
  if (isAutoPlay && action?.kind === 'play') return <Navigate to={action.to} replace />;
  return (
    <article className={styles.page}>
      <CoverPageHead page={page} path={path} />
      <CoverHero page={page} variant={variant} action={action} />
      {page.sections.length === 0 ? null : (
        <div className={styles.sections}>
          {page.sections.map((section, index) => (
            <SectionBoundary key={`${section.kind} ${index}`} reporter={reporter}>
              <CoverSection page={page} section={section} />
            </SectionBoundary>
          ))}
        </div>
      )}
    </article>
  );
}
