import { useState } from 'react';
import { useGetTitleQuery, type TitleDetails } from '@tv/api-client';
import { ErrorView } from '@tv/ui';
import { idleEngine } from '../engine/idleEngine.ts';
import { getTitleSubtitle } from '../session/streamContent.ts';
import { usePlaybackSession } from '../session/usePlaybackSession.browser.ts';
import { TestPlayer } from './TestPlayer.tsx';

interface TitleTestProps {
  readonly id: string;
  readonly startAt: number | undefined;
  readonly onClose: () => void;
}

/** Plays a title by id as on the watch page, with progress and analytics. */
export function TitleTest({ id, ...props }: TitleTestProps) {
  const { currentData: title, error } = useGetTitleQuery(id);
  if (title) return <LoadedTitleTest title={title} {...props} />;
  return error ? (
    <ErrorView title="Fant ikke innholdet" text={`Vi fikk ikke hentet «${id}».`} />
  ) : (
    <p role="status">Henter «{id}»</p>
  );
}

interface LoadedTitleTestProps extends Omit<TitleTestProps, 'id'> {
  readonly title: TitleDetails;
}

function LoadedTitleTest({ title, startAt, onClose }: LoadedTitleTestProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const isLive = title.type === 'channel';
  const watched = { title, isLive, isBingeWatching: false, startAt };
  // Early events matter here.
  const player = usePlaybackSession(host, watched, { isImmediate: true });
  return (
    <TestPlayer
      engine={player?.engine ?? idleEngine}
      title={title.name}
      subtitle={getTitleSubtitle(title)}
      onClose={onClose}
      onRetry={() => void player?.start()}
      onHost={setHost}
    />
  );
}
