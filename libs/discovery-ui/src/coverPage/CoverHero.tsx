import { Suspense, useState } from 'react';
import type { CoverPage, ProviderVariant } from '@tv/api-client';
import { useParentalLimit, useIsCustomer } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, classNames, FilmIcon, Image, ProgressBar } from '@tv/ui';
import { Kicker } from '../billboard/Kicker.tsx';
import { TitleFacts } from '../billboard/TitleFacts.tsx';
import billboard from '../billboard/billboard.module.css';
import { lockedAgeLimit } from '../card/cardViewModel.ts';
import { COVER_ATTRIBUTE } from '../card/hoverCard/cardElements.browser.ts';
import { nonBlank, titleOrFallback } from '../card/labels/cardTexts.ts';
import { clampedPercent } from '../card/status/programState.ts';
import { MyListButton } from '../myList/MyListButton.tsx';
import styles from './CoverHero.module.css';
import { watchItem } from './episode/watchItem.ts';
import { VariantButton } from './provider/VariantButton.tsx';
import type { VariantAction } from './provider/variantAction.ts';
import { variantTexts } from './provider/variantTexts.ts';

// Lazy: few titles have several providers.
const VariantsDialog = lazyWithPreload(() => import('./provider/VariantsDialog.tsx')).component(
  ({ VariantsDialog }) => VariantsDialog,
);

interface CoverHeroProps {
  readonly page: CoverPage;
  /** Adapted to the user (COVER-08). */
  readonly variant: ProviderVariant | undefined;
  readonly action: VariantAction | undefined;
}

/** A cover page's image, title, facts and primary action. */
export function CoverHero({ page, variant, action }: CoverHeroProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const parental = useParentalLimit();
  const variantsLink = page.sections.find((section) => section.kind === 'providerVariants')?.link;
  const description = nonBlank(page.description);
  const logo = page.logos?.[0]?.logo ?? variant?.logo;
  const logoName = page.logos?.[0]?.name ?? variant?.providerName;
  const texts = variant && variantTexts(variant);
  const item = variant && watchItem(page, variant);
  const progress = clampedPercent(item?.progressRatio ?? 0);
  // External providers choose the episode. Text that repeats the button is dropped.
  const episodeTitle = action?.kind === 'play' ? nonBlank(item?.title) : undefined;
  const facts = [episodeTitle, texts?.note].filter((text) => text !== undefined && text !== action?.label);
  return (
    <header className={styles.hero} data-tone="dark" {...{ [COVER_ATTRIBUTE]: '' }}>
      <Image
        src={page.backgroundImage ?? page.image?.url}
        alt=""
        aspectRatio={16 / 9}
        sizes="100vw"
        isBackdrop
        isPriority
        isGreyscale={variant?.behavior !== 'ShowVariants' && variant?.state === 'Expired'}
        className={billboard.picture}
      />
      <div className={classNames(billboard.scrim, styles.scrim)} />
      <div className={classNames(billboard.words, styles.words)}>
        <Kicker
          badge={texts?.badge}
          logo={logo === undefined ? undefined : { src: logo, name: logoName, isPriority: true }}
        />
        <h1 className={billboard.title}>{titleOrFallback(page.title)}</h1>
        <TitleFacts
          lockedAgeLimit={lockedAgeLimit(page.ageLimit, parental)}
          imdbRating={page.imdbRating}
          ageLimit={page.ageLimit}
        >
          {nonBlank(page.subtitle) === undefined ? null : <span>{page.subtitle}</span>}
        </TitleFacts>
        {description === undefined ? null : (
          <p className={classNames(billboard.description, styles.description)}>{description}</p>
        )}
        {texts?.restriction === undefined ? null : <p className={billboard.trouble}>{texts.restriction}</p>}
        {progress > 0 ? (
          <div className={styles.progress}>
            <ProgressBar value={progress} label="Sett til nå" />
            {nonBlank(item?.progressLabel) === undefined ? null : <span>{item?.progressLabel}</span>}
          </div>
        ) : null}
        <div className={styles.actions}>
          {action && variant ? (
            <VariantButton
              action={action}
              element={{ id: variant.id, name: page.title }}
              look="primary"
              size="large"
              onChoose={() => setIsChoosing(true)}
            />
          ) : null}
          <TrailerButton page={page} />
          <MyListButton item={page} context="coverPage.myList" />
        </div>
        {facts.length === 0 ? null : <p className={styles.note}>{facts.join(' · ')}</p>}
      </div>
      {variantsLink !== undefined && isChoosing ? (
        <Suspense>
          <VariantsDialog page={page} link={variantsLink} onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}

/** Trailer link, for customers only. */
function TrailerButton({ page: { trailer, title } }: { readonly page: CoverPage }) {
  const isCustomer = useIsCustomer();
  if (!trailer || !isCustomer) return null;
  return (
    <Button
      as={Link}
      variant="on-image"
      size="large"
      icon={<FilmIcon />}
      to={links.watch({ kind: 'vod', id: trailer.id, title, disableScpRedirect: true })}
    >
      Trailer
    </Button>
  );
}
