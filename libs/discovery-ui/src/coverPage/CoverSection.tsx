import { Suspense, useMemo, useState } from 'react';
import {
  useGetProviderVariantsQuery,
  type CoverPage,
  type CoverPageSection,
  type Season,
} from '@tv/api-client';
import { lazyWithPreload } from '@tv/lazy';
import { PartBoundary } from '@tv/ssr';
import { Scroller } from '@tv/ui';
import { Tabs } from '@tv/ui/tabs';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { IMPRESSION_ATTRIBUTE } from '../impression/impressionAttribute.ts';
import { Swimlane } from '../swimlane/view/Swimlane.tsx';
import { useIncrementalList } from '../virtualList/useIncrementalList.browser.ts';
import styles from './CoverSection.module.css';
import { EpisodeItem } from './episode/EpisodeItem.tsx';
import { EpisodeList } from './episode/EpisodeList.tsx';
import { newestFirst } from './episode/newestFirst.ts';
import { seasonName, selectSeason } from './episode/selectSeason.ts';
import { VariantList } from './provider/VariantList.tsx';

// Lazy: few series need it.
const Select = lazyWithPreload(() => import('@tv/ui/select')).component(({ Select }) => Select);

/** More seasons use a select. */
const MAX_TABS = 6;

export interface CoverSectionProps {
  readonly page: CoverPage;
  readonly section: CoverPageSection;
}

/** A section by its kind (COVER-02…07); empty ones render nothing. */
export function CoverSection({ page, section }: CoverSectionProps) {
  switch (section.kind) {
    case 'providerVariants':
      return (
        <PartBoundary fallback={null}>
          <Providers page={page} section={section} />
        </PartBoundary>
      );
    case 'swimlane':
      return <Swimlane lane={section.swimlane} slug="" />;
    case 'extendedMetadata':
      return <Metadata section={section} />;
    case 'sequentialSeries':
      return <Seasons page={page} section={section} />;
    case 'segmentSeries':
      return <Segments section={section} />;
    case 'topicalitySeries':
      return <DatedEpisodes section={section} />;
  }
}

const EPISODIC: ReadonlySet<CoverPageSection['kind']> = new Set([
  'sequentialSeries',
  'segmentSeries',
  'topicalitySeries',
]);

type SectionOf<Kind extends CoverPageSection['kind']> = Extract<CoverPageSection, { readonly kind: Kind }>;

/** A series shows its provider in the hero, so the section needs at least two. */
function minProviderCount({ sections }: CoverPage): number {
  return sections.some(({ kind }) => EPISODIC.has(kind)) ? 2 : 1;
}

function Providers({
  page,
  section,
}: {
  readonly page: CoverPage;
  readonly section: SectionOf<'providerVariants'>;
}) {
  const { currentData, error } = useGetProviderVariantsQuery(section.link);
  const offered = currentData?.filter(({ behavior }) => behavior !== 'ShowVariants');
  if (offered ? offered.length < minProviderCount(page) : error !== undefined) return null;
  const title = nonBlank(section.title) ?? 'Se hos';
  return (
    <section className={styles.section}>
      <h2 className={styles.name}>{title}</h2>
      <VariantList page={page} link={section.link} label={title} />
    </section>
  );
}

function Metadata({ section }: { readonly section: SectionOf<'extendedMetadata'> }) {
  const items = section.items.filter(({ label, value }) => nonBlank(label) && nonBlank(value));
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.name}>{nonBlank(section.title) ?? 'Om'}</h2>
      <dl className={styles.facts}>
        {items.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Seasons({
  page,
  section,
}: {
  readonly page: CoverPage;
  readonly section: SectionOf<'sequentialSeries'>;
}) {
  const [picked, setPicked] = useState<string>();
  const seasons = section.seasons.filter(({ episodes }) => episodes.length > 0);
  const shown = selectSeason(seasons, picked, page.watchNext);
  if (!shown) return null;
  const title = nonBlank(section.title) ?? 'Episoder';
  const hasSelect = seasons.length > MAX_TABS;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        {hasSelect ? (
          <Suspense fallback={<span className={styles.choice} />}>
            <Select
              label="Sesong"
              isLabelHidden
              value={shown.id}
              options={seasons.map((season) => ({ value: season.id, label: seasonName(season) }))}
              onChange={setPicked}
            />
          </Suspense>
        ) : null}
      </div>
      {seasons.length === 1 || hasSelect ? (
        <Episodes key={shown.id} season={shown} label={`${title}, ${seasonName(shown)}`} />
      ) : (
        <Tabs
          label="Sesong"
          value={shown.id}
          onChange={setPicked}
          tabs={seasons.map((season) => ({
            value: season.id,
            label: seasonName(season),
            content: <Episodes season={season} label={`${title}, ${seasonName(season)}`} />,
          }))}
        />
      )}
    </section>
  );
}

function Episodes({ season, label }: { readonly season: Season; readonly label: string }) {
  return (
    <EpisodeList
      episodes={season.episodes}
      label={label}
      identifyBy="episode"
      moreLabel="Vis flere episoder"
    />
  );
}

/** The markup of a rail enables arrow keys and scroll restoration. */
function Segments({ section }: { readonly section: SectionOf<'segmentSeries'> }) {
  const { segments } = section;
  const { count, sentinelRef } = useIncrementalList(segments.length);
  if (segments.length === 0) return null;
  const title = nonBlank(section.title) ?? 'Innslag';
  return (
    <section data-lane={title}>
      <h2 className={styles.railName}>{title}</h2>
      <Scroller label={title} shape="landscape">
        {segments.slice(0, count).map((segment, index) => (
          <div
            key={segment.id}
            ref={index === count - 1 ? sentinelRef : undefined}
            className={styles.tile}
            {...{ [IMPRESSION_ATTRIBUTE]: segment.id }}
          >
            <EpisodeItem episode={segment} look="tile" />
          </div>
        ))}
      </Scroller>
    </section>
  );
}

function DatedEpisodes({ section }: { readonly section: SectionOf<'topicalitySeries'> }) {
  const episodes = useMemo(() => newestFirst(section.episodes), [section.episodes]);
  if (episodes.length === 0) return null;
  const title = nonBlank(section.title) ?? 'Siste sendinger';
  return (
    <section className={styles.section}>
      <h2 className={styles.name}>{title}</h2>
      <EpisodeList episodes={episodes} label={title} identifyBy="date" moreLabel="Vis flere sendinger" />
    </section>
  );
}
