import { Dialog } from '@tv/ui/dialog';
import * as panelParts from './lazyPanels.tsx';
import type { PlayerPanel } from './playerPanel.tsx';

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
      {panel.render({ ...panelParts, close: onClose })}
    </Dialog>
  );
}
