import type { ReactNode } from 'react';
import { IconButton } from '@tv/ui';
import styles from '../ui/frame/PlayerControls.module.css';

/** A side panel and its button. */
export interface PlayerPanel {
  /** Label and title, such as `Episoder`. */
  readonly name: string;
  readonly icon: ReactNode;
  /** `top` is beside the title. */
  readonly buttonPosition: 'bottom' | 'top';
  /** Called while the panel is open. */
  readonly render: (close: () => void) => ReactNode;
}

interface PanelButtonsProps {
  readonly panels: readonly PlayerPanel[];
  readonly position: PlayerPanel['buttonPosition'];
  readonly onOpen: (name: string, opener: HTMLElement) => void;
}

/** Panel buttons of one position. Small players have the top ones in the settings menu only. */
export function PanelButtons({ panels, position, onOpen }: PanelButtonsProps) {
  return panels
    .filter((panel) => panel.buttonPosition === position)
    .map(({ name, icon }) => (
      <IconButton
        key={name}
        label={name}
        icon={icon}
        className={position === 'top' ? styles.roomy : undefined}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen(name, currentTarget)}
      />
    ));
}
