import { IconButton } from '@tv/ui';
import styles from './Controls.module.css';
import type { PlayerPanel } from './playerPanel.tsx';

interface PanelButtonsProps {
  readonly panels: readonly PlayerPanel[];
  readonly place: PlayerPanel['place'];
  readonly onOpen: (name: string, opener: HTMLElement) => void;
}

/** The buttons of the panels that have theirs in this place. Where there is little room above, those have an entry in the settings alone. */
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
