import { useMemo } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Card } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { useNow } from '@tv/time';
import { Button, EmptyView, ErrorView, SearchIcon } from '@tv/ui';
import { Tabs } from '@tv/ui/tabs';
import { useTrackCardLaunch } from '../card/link/useTrackExternalLaunch.ts';
import { useIsOffline } from '../page/useIsOffline.ts';
import { PopularTitles } from './PopularTitles.tsx';
import { ResultGroupView } from './ResultGroupView.tsx';
import styles from './Results.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { resultGroups, type ResultGroup } from './resultGroups.ts';
import { useSearchAnswer } from './useSearchAnswer.ts';

const TICK_MS = 15_000;

const ALL = 'all';

export interface ResultsProps {
  /** See `toSearchQuery`. */
  readonly question: string;
  /** Unknown means all. */
  readonly type: string | undefined;
  readonly onType: (type: string | undefined) => void;
  readonly onOpen: () => void;
}

/** Search results, or the empty or error state. */
export function Results(props: ResultsProps) {
  const { question } = props;
  const { answer, isFetching, askAgain } = useSearchAnswer(question);
  const result = answer.state === 'answered' ? answer.result : undefined;
  const groups = useMemo(() => (result ? resultGroups(result, question) : []), [result, question]);
  if (answer.state === 'asking') return <ResultsSkeleton />;
  if (answer.state === 'failed') {
    return <Failed error={answer.error} isRetrying={isFetching} onRetry={askAgain} />;
  }
  return groups.length === 0 ? <NoHits searchQuery={question} /> : <Hits {...props} groups={groups} />;
}

function Hits({ question, type, onType, onOpen, groups }: ResultsProps & { groups: readonly ResultGroup[] }) {
  const now = useNow(TICK_MS);
  const analytics = useAnalytics();
  const launch = useTrackCardLaunch();
  const open = (card: Card, position: number) => {
    analytics.push({
      event: 'search_click',
      elementId: card.id,
      elementName: card.tracking?.title ?? card.title,
      seriesId: card.tracking?.seriesId,
      query: question,
      position,
    });
    onOpen();
    launch(card, now);
  };

  const all = (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <ResultGroupView
          key={group.type}
          group={group}
          place={index}
          now={now}
          look={index === 0 ? 'first' : 'row'}
          onOpen={open}
          onAll={groups.length > 1 ? () => onType(group.type) : undefined}
        />
      ))}
    </div>
  );
  const [only, another] = groups;
  if (only === undefined || another === undefined) return all;
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div className={styles.kinds}>
      <Tabs
        label="Typer treff"
        value={groups.find((group) => group.type === type)?.type ?? ALL}
        onChange={(value) => onType(value === ALL ? undefined : value)}
        tabs={[
          { value: ALL, label: `Alle (${total})`, content: all },
          ...groups.map((group) => ({
            value: group.type,
            label: `${group.name} (${group.cards.length})`,
            content: <ResultGroupView group={group} place={0} now={now} look="pool" onOpen={open} />,
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

function Failed({
  error,
  isRetrying,
  onRetry,
}: {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}) {
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
