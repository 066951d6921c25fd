import { useMemo } from 'react';
import {
  useGetProviderVariantsQuery,
  type CoverPage,
  type CoverPageSection,
  type Episode,
} from '@tv/api-client';
import { PartBoundary } from '@tv/ssr';
import { Scroller } from '@tv/ui';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { Swimlane } from '../swimlane/view/Swimlane.tsx';
import { IMPRESSION_ATTRIBUTE } from '../swimlane/view/laneCardsProps.ts';
import { useIncrementalList } from '../virtualList/useIncrementalList.browser.ts';
import styles from './CoverSection.module.css';
import { EpisodeItem } from './episode/EpisodeItem.tsx';
import { EpisodeList } from './episode/EpisodeList.tsx';
import { Seasons } from './episode/Seasons.tsx';
import { VariantList } from './provider/VariantList.tsx';

/** A section by its kind (COVER-02…07); empty ones render nothing. */
export function CoverSection({
  page,
  section,
}: {
  readonly page: CoverPage;
  readonly section: CoverPageSection;
}) {
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
      return <Seasons section={section} watchNext={page.watchNext} />;
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

interface SectionProps<Kind extends CoverPageSection['kind']> {
  readonly page: CoverPage;
  readonly section: Extract<CoverPageSection, { readonly kind: Kind }>;
}

/** Returns the minimum number of providers: two for a series, since its hero shows the provider. */
function minProviderCount({ sections }: CoverPage): number {
  return sections.some(({ kind }) => EPISODIC.has(kind)) ? 2 : 1;
}

function Providers({ page, section }: SectionProps<'providerVariants'>) {
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

function Metadata({ section }: Pick<SectionProps<'extendedMetadata'>, 'section'>) {
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

/** The markup of a rail enables arrow keys and scroll restoration. */
function Segments({ section }: Pick<SectionProps<'segmentSeries'>, 'section'>) {
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

function DatedEpisodes({ section }: Pick<SectionProps<'topicalitySeries'>, 'section'>) {
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

/** Sorts newest first; items without a date last (COVER-07). */
export function newestFirst<Item extends Pick<Episode, 'publishedAt'>>(items: readonly Item[]) {
  return items.toSorted((a, b) => (b.publishedAt ?? -Infinity) - (a.publishedAt ?? -Infinity) || 0);
}
