import { formatClockTime } from '@tv/time';
import { LockIcon, ProgressBar, VisuallyHidden } from '@tv/ui';
import { titleOrFallback } from '../../card/labels/cardTexts.ts';
import { programState } from '../../card/status/programState.ts';
import type { ChosenProgramme } from '../programme/ProgrammePanel.tsx';
import { programmeCard, programmePhase, STATE_TEXTS } from '../programme/programmeCard.ts';
import styles from './GuideList.module.css';

/** A programme in a list; opens its panel. */
export function ProgrammeLine({
  chosen,
  now,
  onChoose,
}: {
  readonly chosen: ChosenProgramme;
  readonly now: number;
  readonly onChoose: (chosen: ChosenProgramme) => void;
}) {
  const { programme, channel } = chosen;
  const state = programState(programmeCard(programme, channel), now);
  const title = titleOrFallback(programme.title);
  const [from, to] = [formatClockTime(programme.start), formatClockTime(programme.end)];
  return (
    <button
      type="button"
      className={styles.line}
      data-phase={programmePhase(programme, now)}
      aria-haspopup="dialog"
      onClick={() => onChoose(chosen)}
    >
      <span className={styles.time}>{from}</span>{' '}
      <span className={styles.what}>
        <span className={styles.title}>
          {state.type === 'NoAccess' ? <LockIcon /> : null} {title}
          <VisuallyHidden>
            {[`, til ${to}`, STATE_TEXTS[state.type]].filter(Boolean).join(', ')}
          </VisuallyHidden>
        </span>
        {state.type === 'Live' ? (
          <span aria-hidden="true">
            <ProgressBar label="Sendt til nå" value={state.progressPercentage} isLive />
          </span>
        ) : null}
      </span>
    </button>
  );
}
