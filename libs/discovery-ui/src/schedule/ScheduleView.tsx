import { useState } from 'react';
import { useGetScheduleQuery } from '@tv/api-client';
import { guideLink } from '@tv/routes';
import { Link } from '@tv/ssr';
import { MINUTE_MS, useNow } from '@tv/time';
import { Button, Cluster } from '@tv/ui';
import { nonBlank } from '../card/labels/cardTexts.ts';
import { withoutOverlaps } from '../guide/grid/rowSegments.ts';
import { ProgrammeLine } from '../guide/list/ProgrammeLine.tsx';
import { ProgrammePanel, type ChosenProgramme } from '../guide/programme/ProgrammePanel.tsx';
import styles from './ScheduleView.module.css';

const INITIAL_COUNT = 6;

/** Today's schedule of a channel (PAGE-37), from the current programme on. */
export function ScheduleView({ link }: { readonly link: string }) {
  const now = useNow(MINUTE_MS);
  const { currentData, error, isFetching, refetch } = useGetScheduleQuery(link);
  const [isExpanded, setIsExpanded] = useState(false);
  const [chosen, setChosen] = useState<ChosenProgramme>();
  if (!currentData && error === undefined) return null;
  const { channel, programmes: broadcast = [] } = currentData ?? {};
  const programmes = withoutOverlaps(broadcast);
  const upcoming = programmes.filter(({ end }) => end > now);
  const shown = isExpanded ? programmes : upcoming.slice(0, INITIAL_COUNT);
  const name = nonBlank(channel?.name);
  return (
    <section aria-label="Sendeplan" className={styles.schedule}>
      <h2 className={styles.heading}>{name === undefined ? 'Sendeplan' : `I dag på ${name}`}</h2>
      {channel === undefined ? (
        <Cluster>
          <p>Vi fikk ikke hentet sendeplanen.</p>
          <Button size="small" isLoading={isFetching} onClick={() => void refetch()}>
            Prøv igjen
          </Button>
        </Cluster>
      ) : (
        <>
          {shown.length === 0 ? <p className={styles.nothing}>Det er ikke flere sendinger i dag.</p> : null}
          <ul className={styles.programmes}>
            {shown.map((programme) => (
              <li key={programme.id}>
                <ProgrammeLine chosen={{ programme, channel }} now={now} onChoose={setChosen} />
              </li>
            ))}
          </ul>
          <Cluster>
            {isExpanded || shown.length === programmes.length ? null : (
              <Button size="small" onClick={() => setIsExpanded(true)}>
                Vis hele dagen
              </Button>
            )}
            <Button as={Link} size="small" variant="quiet" to={guideLink(undefined, { channel: channel.id })}>
              Til TV-guiden
            </Button>
          </Cluster>
        </>
      )}
      <ProgrammePanel chosen={chosen} now={now} onClose={() => setChosen(undefined)} />
    </section>
  );
}
