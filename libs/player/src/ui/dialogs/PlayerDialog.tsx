import { Dialog } from '@tv/ui/dialog';
import type { PlayerPanel } from '../../sidePanel/PanelButtons.tsx';
import { CaptionStyleChoices, type CaptionStyleChoicesProps } from '../captions/CaptionStyleChoices.tsx';
import { ShortcutsList } from '../shortcuts/ShortcutsList.tsx';
import type { SeekSteps } from '../transport/seekSteps.ts';
import type { DialogState } from './useDialogState.ts';

interface PlayerDialogProps {
  readonly dialog: DialogState;
  readonly panels: readonly PlayerPanel[];
  readonly steps: SeekSteps;
  readonly captions: CaptionStyleChoicesProps;
  readonly container: HTMLElement | null;
  readonly onClose: () => void;
}

/** The open dialog: shortcuts, subtitle style, or a panel beside the video, which keeps playing. */
export function PlayerDialog({ dialog, panels, steps, captions, ...props }: PlayerDialogProps) {
  const { name, isOpen } = dialog;
  const panel = panels.find((one) => one.name === name);
  if (panel) {
    return (
      <Dialog {...props} isOpen={isOpen} title={name} placement="side">
        {panel.render(props.onClose)}
      </Dialog>
    );
  }
  return (
    <Dialog {...props} isOpen={isOpen} title={name === 'keys' ? 'Tastatursnarveier' : 'Tekststil'}>
      {name === 'keys' ? <ShortcutsList steps={steps} /> : <CaptionStyleChoices {...captions} />}
    </Dialog>
  );
}
