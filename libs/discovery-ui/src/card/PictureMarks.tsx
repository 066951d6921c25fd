import type { ReactNode } from 'react';
import type { Card } from '@tv/api-client';
import { Image, ProgressBar } from '@tv/ui';
import styles from './CardPicture.module.css';
import type { CardViewModel } from './cardViewModel.ts';
import { StateBadge } from './labels/StateBadge.tsx';
import { durationBarLabel } from './labels/durationBarLabel.ts';
import { stateLabel } from './labels/stateLabel.ts';

export interface PictureMarksProps {
  readonly card: Card;
  readonly viewModel: CardViewModel;
  readonly children?: ReactNode;
}

/** Overlay text, badge, logo and progress bar of a card's picture. */
export function PictureMarks({ card, viewModel, children }: PictureMarksProps) {
  const label = stateLabel(viewModel.state);
  const logo = card.channel?.logo ?? card.logos?.[0]?.logo;
  return (
    <>
      {viewModel.overlay === undefined ? null : <p className={styles.overlay}>{viewModel.overlay}</p>}
      <div className={styles.top}>
        {label === undefined ? null : <StateBadge isLive={viewModel.state.type === 'Live'} label={label} />}
        {logo === undefined ? null : (
          <span className={styles.logo}>
            <Image src={logo} alt="" aspectRatio={2} width={64} fit="contain" isAdaptive={false} isLogo />
          </span>
        )}
      </div>
      {children}
      {viewModel.bar === undefined ? null : (
        <ProgressBar
          value={viewModel.bar.percent}
          label={durationBarLabel(viewModel.bar)}
          isLive={viewModel.bar.kind === 'live'}
          className={styles.bar}
        />
      )}
    </>
  );
}
