import type { Programme, TitleDetails } from '@tv/api-client';
import { formatClockTime, formatDuration, MINUTE_MS, formatRelativeDay, useNow } from '@tv/time';
import { Image } from '@tv/ui';
import styles from './AboutPanel.module.css';

export interface AboutPanelProps {
  readonly title: TitleDetails;
  /** Live only, if known. */
  readonly programme: Programme | undefined;
}

/** Details of what plays. */
export function AboutPanel({ title, programme }: AboutPanelProps) {
  const now = useNow(MINUTE_MS);
  const shown = programme ?? {
    title: title.episodeTitle ?? title.name,
    subtitle: undefined,
    description: title.description,
    image: title.image,
    ageLimit: title.ageLimit,
    start: title.start,
    end: title.end,
  };
  const { start, end, ageLimit, description, image } = shown;
  const facts = [
    start === undefined || end === undefined
      ? undefined
      : `${formatRelativeDay(start, now)} ${formatClockTime(start)}–${formatClockTime(end)}`,
    programme || title.durationSeconds === undefined ? undefined : formatDuration(title.durationSeconds),
    programme || title.year === undefined ? undefined : String(title.year),
    ageLimit === undefined ? undefined : ageLimit === 0 ? 'Tillatt for alle' : `${ageLimit} år`,
    programme ? undefined : title.genres?.join(', '),
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <div className={styles.about}>
      {image === undefined ? null : (
        <Image src={image.url} alt="" aspectRatio={16 / 9} width={PICTURE_WIDTH} className={styles.picture} />
      )}
      <h3 className={styles.name}>{shown.title}</h3>
      {shown.subtitle === undefined ? null : <p className={styles.subtitle}>{shown.subtitle}</p>}
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {description === undefined ? null : <p>{description}</p>}
    </div>
  );
}

const PICTURE_WIDTH = 432;
