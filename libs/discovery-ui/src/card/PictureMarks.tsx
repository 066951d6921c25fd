import type { ReactNode } from 'react';
import type { Card } from '@tv/api-client';
import { Image, ProgressBar } from '@tv/ui';
import styles from './CardPicture.module.css';
import type { CardNow } from './cardNow.ts';
import { StateBadge } from './words/StateBadge.tsx';
import { barLabel } from './words/barLabel.ts';
import { stateLabel } from './words/stateLabel.ts';

export interface PictureMarksProps {
  readonly card: Card;
  readonly happening: CardNow;
  readonly children?: ReactNode;
}

/** Overlay text, badge, logo and progress bar of a card's picture. */
export function PictureMarks({ card, happening, children }: PictureMarksProps) {
  const label = stateLabel(happening.state);
  const logo = card.channel?.logo ?? card.logos?.[0]?.logo;
  return (
    <>
      {happening.overlay === undefined ? null : <p className={styles.overlay}>{happening.overlay}</p>}
      <div className={styles.top}>
        {label === undefined ? null : <StateBadge isLive={happening.state.type === 'Live'} label={label} />}
        {logo === undefined ? null : (
          <span className={styles.logo}>
            <Image src={logo} alt="" aspectRatio={2} width={64} fit="contain" isAdaptive={false} isLogo />
          </span>
        )}
      </div>
      {children}
      {happening.bar === undefined ? null : (
        <ProgressBar
          value={happening.bar.percent}
          label={barLabel(happening.bar)}
          isLive={happening.bar.kind === 'live'}
          className={styles.bar}
        />
      )}
    </>
  );
}
