import type { ReactNode } from 'react';
import { Dialog } from '@tv/ui/dialog';

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

interface SidePanelProps {
  readonly panel: PlayerPanel;
  readonly isOpen: boolean;
  readonly container: HTMLElement | null;
  readonly onClose: () => void;
}

/** A panel beside the video, which keeps playing. */
export function SidePanel({ panel, isOpen, container, onClose }: SidePanelProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={panel.name} placement="side" container={container}>
      {panel.render(onClose)}
    </Dialog>
  );
}
