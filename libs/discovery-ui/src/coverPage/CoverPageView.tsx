import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useReporter } from '@tv/analytics';
import type { CoverPage } from '@tv/api-client';
import { CoverPageHead } from '../seo/CoverPageHead.tsx';
import { CoverHero } from './CoverHero.tsx';
import styles from './CoverPage.module.css';
import { CoverSection } from './CoverSection.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';
import { useUserVariant } from './provider/useUserVariant.ts';
import { useVariantAction } from './provider/useVariantAction.ts';

interface CoverPageViewProps {
  readonly page: CoverPage;
  /** Canonical path. */
  readonly path: string;
  /** Redirects to playback if the default variant plays here (ROUTE-09). */
  readonly isAutoPlay?: boolean;
  /** See `CoverPageProps`. */
  readonly onPlayable?: (() => (() => void) | undefined) | undefined;
}

/** A cover page: hero and sections in order (COVER-02…08). */
export function CoverPageView({ page, path, isAutoPlay = false, onPlayable }: CoverPageViewProps) {
  const reporter = useReporter();
  const variant = useUserVariant(page.defaultProviderVariant);
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
            <SectionErrorBoundary key={`${section.kind} ${index}`} reporter={reporter}>
              <CoverSection page={page} section={section} />
            </SectionErrorBoundary>
          ))}
        </div>
      )}
    </article>
  );
}
