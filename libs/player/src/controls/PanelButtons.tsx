import { IconButton } from '@tv/ui';
import styles from './Controls.module.css';
import type { PlayerPanel } from './playerPanel.tsx';

interface PanelButtonsProps {
  readonly panels: readonly PlayerPanel[];
  readonly place: PlayerPanel['place'];
  readonly onOpen: (name: string, opener: HTMLElement) => void;
}

/** Panel buttons of one position. Small players have the top ones in the settings menu only. */
export function PanelButtons({ panels, place, onOpen }: PanelButtonsProps) {
  return panels
    .filter((panel) => panel.place === place)
    .map(({ name, icon }) => (
      <IconButton
        key={name}
        label={name}
        icon={icon}
        className={place === 'top' ? styles.roomy : undefined}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen(name, currentTarget)}
      />
    ));
}
