import { Suspense } from 'react';
import { lazyOptional } from '@tv/ui';
import type { CaptionStyle } from '../preference/captionStyle.ts';
import type { PlayerPanel } from './playerPanel.tsx';
import type { SeekSteps } from './seekSteps.ts';
import type { Opened } from './useOpened.ts';

// Rarely used, so lazy.
const KeyboardMap = lazyOptional(() => import('./KeyboardMap.tsx').then(({ KeyboardMap }) => KeyboardMap));
const CaptionStyleDialog = lazyOptional(() =>
  import('./CaptionStyleDialog.tsx').then(({ CaptionStyleDialog }) => CaptionStyleDialog),
);
const SidePanel = lazyOptional(() => import('./SidePanel.tsx').then(({ SidePanel }) => SidePanel));

interface OpenedDialogProps {
  readonly opened: Opened | undefined;
  readonly panels: readonly PlayerPanel[];
  readonly steps: SeekSteps;
  readonly captionStyle: CaptionStyle;
  readonly onCaptionStyle: (style: CaptionStyle) => void;
  readonly container: HTMLElement | null;
  readonly onClose: () => void;
}

/** The open dialog: shortcuts, subtitle style, or a side panel. */
export function OpenedDialog({
  opened,
  panels,
  steps,
  captionStyle,
  onCaptionStyle,
  container,
  onClose,
}: OpenedDialogProps) {
  if (!opened) return null;
  const shared = { container, isOpen: opened.isOpen, onClose };
  const panel = panels.find(({ name }) => name === opened.what);
  return (
    <Suspense fallback={null}>
      {opened.what === 'keys' ? <KeyboardMap steps={steps} {...shared} /> : null}
      {opened.what === 'captions' ? (
        <CaptionStyleDialog style={captionStyle} onChange={onCaptionStyle} {...shared} />
      ) : null}
      {panel ? <SidePanel panel={panel} {...shared} /> : null}
    </Suspense>
  );
}
