import { Suspense } from 'react';
import { lazyWithPreload } from '@tv/lazy';
import type { CaptionStyle } from '../../preference/captionStyle.ts';
import type { PlayerPanel } from '../../sidePanel/SidePanel.tsx';
import type { SeekSteps } from '../transport/seekSteps.ts';
import type { DialogState } from './useDialogState.ts';

// Rarely used, so lazy.
const KeyboardMap = lazyWithPreload(() => import('../shortcuts/ShortcutsDialog.tsx'), {
  critical: false,
}).component(({ ShortcutsDialog }) => ShortcutsDialog);
const CaptionStyleDialog = lazyWithPreload(() => import('../captions/CaptionStyleDialog.tsx'), {
  critical: false,
}).component(({ CaptionStyleDialog }) => CaptionStyleDialog);
const SidePanel = lazyWithPreload(() => import('../../sidePanel/SidePanel.tsx'), {
  critical: false,
}).component(({ SidePanel }) => SidePanel);

interface PlayerDialogProps {
  readonly dialog: DialogState | undefined;
  readonly panels: readonly PlayerPanel[];
  readonly steps: SeekSteps;
  readonly captionStyle: CaptionStyle;
  readonly onCaptionStyleChange: (style: CaptionStyle) => void;
  readonly container: HTMLElement | null;
  readonly onClose: () => void;
}

/** The open dialog: shortcuts, subtitle style, or a side panel. */
export function PlayerDialog({
  dialog,
  panels,
  steps,
  captionStyle,
  onCaptionStyleChange,
  container,
  onClose,
}: PlayerDialogProps) {
  if (!dialog) return null;
  const shared = { container, isOpen: dialog.isOpen, onClose };
  const panel = panels.find(({ name }) => name === dialog.name);
  return (
    <Suspense fallback={null}>
      {dialog.name === 'keys' ? <KeyboardMap steps={steps} {...shared} /> : null}
      {dialog.name === 'captions' ? (
        <CaptionStyleDialog style={captionStyle} onChange={onCaptionStyleChange} {...shared} />
      ) : null}
      {panel ? <SidePanel panel={panel} {...shared} /> : null}
    </Suspense>
  );
}
