import { Dialog } from '@tv/ui/dialog';
import type { CaptionStyle } from '../../preference/captionStyle.ts';
import { CaptionStyleChoices } from './CaptionStyleChoices.tsx';

export interface CaptionStyleDialogProps {
  readonly isOpen: boolean;
  readonly style: CaptionStyle;
  readonly onChange: (style: CaptionStyle) => void;
  readonly container: HTMLElement | null;
  readonly onClose: () => void;
}

/** Subtitle style dialog. */
export function CaptionStyleDialog({ isOpen, style, onChange, container, onClose }: CaptionStyleDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Tekststil" container={container}>
      <CaptionStyleChoices style={style} onChange={onChange} />
    </Dialog>
  );
}
