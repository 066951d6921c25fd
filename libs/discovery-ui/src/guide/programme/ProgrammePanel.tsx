import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetTitleQuery, type Programme } from '@tv/api-client';
import { useParentalLimit, useSession, useIsCustomer } from '@tv/auth';
import { formatClockTime, formatDuration, formatRelativeDay } from '@tv/time';
import { Button, ClockIcon, Image, InfoIcon, PlayIcon, ReplayIcon } from '@tv/ui';
import { Dialog } from '@tv/ui/dialog';
import { TitleFacts } from '../../billboard/TitleFacts.tsx';
import { cardViewModel } from '../../card/cardViewModel.ts';
import { CardProgress } from '../../card/labels/CardProgress.tsx';
import { StateBadge } from '../../card/labels/StateBadge.tsx';
import { nonBlank, titleOrFallback } from '../../card/labels/cardTexts.ts';
import { CardAnchor } from '../../card/link/CardAnchor.tsx';
import { useRule } from '../../report/useRule.ts';
import { ChannelLogo } from '../ChannelLogo.tsx';
import type { GuideChannel } from '../data/createGuideDataSelector.ts';
import styles from './ProgrammePanel.module.css';
import { programmeActions, programmeNote, type ProgrammeAction } from './programmeActions.ts';
import { programmeCard } from './programmeCard.ts';

export interface ChosenProgramme {
  readonly programme: Programme;
  readonly channel: GuideChannel;
}

interface ProgrammePanelProps {
  readonly chosen: ChosenProgramme | undefined;
  readonly now: number;
  readonly onClose: () => void;
}

/** Dialog with a programme's details and actions. */
export function ProgrammePanel({ chosen, now, onClose }: ProgrammePanelProps) {
  if (!chosen) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOrFallback(chosen.programme.title)}
      media={<PanelPicture chosen={chosen} now={now} />}
    >
      <Details chosen={chosen} now={now} />
    </Dialog>
  );
}

interface PanelPartProps {
  readonly chosen: ChosenProgramme;
  readonly now: number;
}

function PanelPicture({ chosen: { programme, channel }, now }: PanelPartProps) {
  const { state, isGreyscale } = cardViewModel(programmeCard(programme, channel), { now });
  if (!programme.image) return undefined;
  return (
    <div className={styles.picture}>
      <Image src={programme.image.url} alt="" aspectRatio={16 / 9} width={480} isGreyscale={isGreyscale} />
      {state.label === undefined ? null : (
        <span className={styles.badge}>
          <StateBadge {...state} />
        </span>
      )}
    </div>
  );
}

/** When waiting for the start is offered. */
const SOON_MS = 3_600_000;

function Details({ chosen: { programme, channel }, now }: PanelPartProps) {
  const parental = useParentalLimit();
  const card = useMemo(() => programmeCard(programme, channel), [programme, channel]);
  const { state, target, subtitle, bar, lockedAgeLimit } = cardViewModel(card, { now, parental });
  const isVisitor = !useIsCustomer();

  // Only the title details know whether it can start over.
  const id = programme.links?.details?.id;
  const canPlay = state.type !== 'Planned' && state.type !== 'NoAccess' && state.type !== 'Expired';
  const { currentData: details } = useGetTitleQuery(id ?? '', { skip: id === undefined || !canPlay });
  const isInArchive = details?.inCatchupArchive;

  const isSoon = programme.start - now <= SOON_MS;
  const options = useMemo(() => ({ isVisitor, isInArchive, isSoon }), [isVisitor, isInArchive, isSoon]);
  const actions = useRule(programmeActions, card, state.type, target, options);
  const note = programmeNote(state.type, options, programme.start, now);
  const description = nonBlank(programme.description);
  const length = (programme.end - programme.start) / 1000;
  return (
    <div className={styles.panel}>
      <div className={styles.when}>
        <ChannelLogo channel={channel} className={styles.logo} />
        <p>
          <strong>{titleOrFallback(channel.name)}</strong>
          <br />
          {formatRelativeDay(programme.start, now)} {formatClockTime(programme.start)}–
          {formatClockTime(programme.end)}
        </p>
      </div>
      <CardProgress bar={bar} />
      <div className={styles.facts}>
        <TitleFacts lockedAgeLimit={lockedAgeLimit} imdbRating={undefined} ageLimit={programme.ageLimit}>
          {length > 0 ? <span>{formatDuration(length)}</span> : null}
        </TitleFacts>
      </div>
      {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        {actions.map((action, index) => (
          <ActionButton key={action.kind} action={action} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}

const ACTION_ICONS: Partial<Record<ProgrammeAction['kind'], ReactElement>> = {
  live: <PlayIcon />,
  archive: <PlayIcon />,
  restart: <ReplayIcon />,
  wait: <ClockIcon />,
  more: <InfoIcon />,
};

function ActionButton({ action, isFirst }: { readonly action: ProgrammeAction; readonly isFirst: boolean }) {
  if (action.kind === 'signIn') return <SignInButton label={action.label} />;
  return (
    <Button
      as={CardAnchor}
      variant={action.kind === 'more' ? 'quiet' : isFirst ? 'primary' : 'secondary'}
      icon={ACTION_ICONS[action.kind]}
      link={action.link}
    >
      {action.label}
    </Button>
  );
}

function SignInButton({ label }: { readonly label: string }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <Button variant="primary" onClick={() => void session.signIn({ returnTo: `${pathname}${search}` })}>
      {label}
    </Button>
  );
}
