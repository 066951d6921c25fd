import { useState } from 'react';
import { useGetTitleQuery, type TitleDetails } from '@tv/api-client';
import { ErrorView } from '@tv/ui';
import { idleEngine } from '../viewing/idleEngine.ts';
import { useViewing, type Closing } from '../viewing/useViewing.browser.ts';
import { subtitleOf } from '../viewing/watchedContent.ts';
import { TestedPlayer } from './TestedPlayer.tsx';

interface TitleTestProps {
  readonly id: string;
  readonly startAt: number | undefined;
  readonly closing: Closing;
  readonly onClose: () => void;
}

/** Plays a title by id as on the watch page, with progress and analytics. */
export function TitleTest({ id, ...props }: TitleTestProps) {
  const { currentData: title, error } = useGetTitleQuery(id);
  if (title) return <Viewed title={title} {...props} />;
  return error ? (
    <ErrorView title="Fant ikke innholdet" text={`Vi fikk ikke hentet «${id}».`} />
  ) : (
    <p role="status">Henter «{id}»</p>
  );
}

interface ViewedProps extends Omit<TitleTestProps, 'id'> {
  readonly title: TitleDetails;
}

function Viewed({ title, startAt, closing, onClose }: ViewedProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [waiting] = useState(idleEngine);
  const isLive = title.type === 'channel';
  const watched = { title, isLive, isBingeWatching: false, startAt };
  // Early events matter here.
  const player = useViewing(host, watched, closing, { isImmediate: true });
  return (
    <TestedPlayer
      engine={player?.engine ?? waiting}
      title={title.name}
      subtitle={subtitleOf(title)}
      onClose={onClose}
      onRetry={() => void player?.start()}
      onHost={setHost}
    />
  );
}
