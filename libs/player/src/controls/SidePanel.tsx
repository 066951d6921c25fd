import { Dialog } from '@tv/ui/dialog';
import type { PlayerPanel } from './playerPanel.ts';

interface SidePanelProps {
  readonly panel: PlayerPanel;
  readonly isOpen: boolean;
  readonly container: HTMLElement | null;
  readonly onClose: () => void;
}

/** A panel beside the picture, which plays on. */
export function SidePanel({ panel, isOpen, container, onClose }: SidePanelProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={panel.name} placement="side" container={container}>
      {panel.draw({ close: onClose })}
    </Dialog>
  );
}
