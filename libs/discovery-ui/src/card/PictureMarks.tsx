import type { ReactNode } from 'react';
import type { Card } from '@tv/api-client';
import { ProviderLogo } from '../billboard/ProviderLogo.tsx';
import styles from './CardPicture.module.css';
import type { CardViewModel } from './cardViewModel.ts';
import { CardProgress } from './labels/CardProgress.tsx';
import { StateBadge } from './labels/StateBadge.tsx';

export interface PictureMarksProps {
  readonly card: Card;
  readonly viewModel: CardViewModel;
  readonly children?: ReactNode;
}

/** Overlay text, badge, logo and progress bar of a card's picture. */
export function PictureMarks({ card, viewModel, children }: PictureMarksProps) {
  const logo = card.channel?.logo ?? card.logos?.[0]?.logo;
  return (
    <>
      {viewModel.overlay === undefined ? null : <p className={styles.overlay}>{viewModel.overlay}</p>}
      <div className={styles.top}>
        <StateBadge {...viewModel.state} />
        {logo === undefined ? null : (
          <span className={styles.logo}>
            <ProviderLogo src={logo} />
          </span>
        )}
      </div>
      {children}
      <CardProgress bar={viewModel.bar} className={styles.bar} />
    </>
  );
}
