import { useMemo } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Card } from '@tv/api-client';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { useNow } from '@tv/time';
import { Button, EmptyView, ErrorView, SearchIcon, Skeleton, VisuallyHidden } from '@tv/ui';
import { Tabs } from '@tv/ui/tabs';
import { useTrackCardLaunch } from '../card/link/useTrackExternalLaunch.ts';
import { useIsOffline } from '../errors/useIsOffline.ts';
import type { RailLayout } from '../swimlane/layout/laneLayout.ts';
import { NamedLaneSkeleton } from '../swimlane/loading/LaneSkeleton.tsx';
import { PopularTitles } from './PopularTitles.tsx';
import { ResultGroupView } from './ResultGroupView.tsx';
import styles from './Results.module.css';
import { resultGroups, type ResultGroup } from './resultGroups.ts';
import { useSearchResult } from './useSearchResult.ts';

const STATE_REFRESH_MS = 15_000;

const ALL = 'all';

interface ResultsProps {
  /** See `toSearchQuery`. */
  readonly query: string;
  /** Unknown means all. */
  readonly type: string | undefined;
  readonly onTypeChange: (type: string | undefined) => void;
  readonly onOpen: () => void;
}

/** Search results, or the empty or error state. */
export function Results(props: ResultsProps) {
  const { query } = props;
  const { result, hasFailed, error, isFetching, retry } = useSearchResult(query);
  const groups = useMemo(() => (result ? resultGroups(result, query) : []), [result, query]);
  if (!result && hasFailed) return <SearchError error={error} isRetrying={isFetching} onRetry={retry} />;
  if (!result) return <ResultsSkeleton />;
  return groups.length === 0 ? <NoHits searchQuery={query} /> : <Hits {...props} groups={groups} />;
}

function Hits({
  query,
  type,
  onTypeChange,
  onOpen,
  groups,
}: ResultsProps & { groups: readonly ResultGroup[] }) {
  const now = useNow(STATE_REFRESH_MS);
  const analytics = useAnalytics();
  const launch = useTrackCardLaunch();
  const open = (card: Card, position: number) => {
    analytics.push({
      event: 'search_click',
      elementId: card.id,
      elementName: card.tracking?.title ?? card.title,
      seriesId: card.tracking?.seriesId,
      query,
      position,
    });
    onOpen();
    launch(card);
  };

  const all = (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <ResultGroupView
          key={group.type}
          group={group}
          groupIndex={index}
          now={now}
          look={index === 0 ? 'first' : 'row'}
          onOpen={open}
          onShowAll={groups.length > 1 ? () => onTypeChange(group.type) : undefined}
        />
      ))}
    </div>
  );
  const [firstGroup, secondGroup] = groups;
  if (firstGroup === undefined || secondGroup === undefined) return all;
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div className={styles.kinds}>
      <Tabs
        label="Typer treff"
        value={groups.find((group) => group.type === type)?.type ?? ALL}
        onChange={(value) => onTypeChange(value === ALL ? undefined : value)}
        tabs={[
          { value: ALL, label: `Alle (${total})`, content: all },
          ...groups.map((group) => ({
            value: group.type,
            label: `${group.name} (${group.cards.length})`,
            content: <ResultGroupView group={group} groupIndex={0} now={now} look="pool" onOpen={open} />,
          })),
        ]}
      />
    </div>
  );
}

function NoHits({ searchQuery }: { readonly searchQuery: string }) {
  return (
    <div className={styles.noHits}>
      <EmptyView
        icon={<SearchIcon />}
        title={`Ingen treff på «${searchQuery}»`}
        text="Sjekk at det er skrevet riktig, eller prøv med færre bokstaver."
        action={
          <div className={styles.ways}>
            <Button as={Link} to={links.guide()}>
              Se TV-guiden
            </Button>
            <Button as={Link} to={links.front()}>
              Til forsiden
            </Button>
          </div>
        }
      />
      <PopularTitles />
    </div>
  );
}

interface SearchErrorProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function SearchError({ error, isRetrying, onRetry }: SearchErrorProps) {
  const isOffline = useIsOffline(error);
  return (
    <ErrorView
      title={isOffline ? 'Du er ikke på nett' : 'Noe gikk galt'}
      text={isOffline ? 'Vi søker igjen når du er tilbake på nett.' : 'Vi fikk ikke søkt akkurat nå.'}
      action={
        <Button variant="primary" isLoading={isRetrying} onClick={onRetry}>
          Prøv igjen
        </Button>
      }
    />
  );
}

/** Films usually come first. */
const firstLayout: RailLayout = { kind: 'rail', shape: 'portrait', size: 'large', numbered: false };
const secondLayout: RailLayout = { ...firstLayout, shape: 'landscape', size: 'standard' };

const TAB_WIDTHS = ['4em', '5em', '7em', '5em'];

/** Placeholder for results. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Henter treff</VisuallyHidden>
      <div className={styles.kindsToCome} aria-hidden="true">
        {TAB_WIDTHS.map((width, index) => (
          <Skeleton key={index} shape="text" width={width} />
        ))}
      </div>
      <div className={styles.groups} aria-hidden="true" inert>
        {[firstLayout, secondLayout].map((layout) => (
          <NamedLaneSkeleton key={layout.size} layout={layout} />
        ))}
      </div>
    </div>
  );
}
