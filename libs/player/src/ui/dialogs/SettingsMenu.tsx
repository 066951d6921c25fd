import type { RefObject } from 'react';
import { IconButton, SettingsIcon } from '@tv/ui';
import { LazyMenu } from '@tv/ui/lazyMenu';
import { deferredModule } from '../../deferred/useDeferredParts.ts';
import type { SettingsMenuItemsProps } from './SettingsMenuItems.tsx';
import { MENU_OFFSET } from './menuOffset.ts';

interface SettingsMenuProps extends Omit<SettingsMenuItemsProps, 'pieces'> {
  /** Gets the focus back when a dialog closes. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly container: HTMLElement | null;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Speed on demand, quality if there are several, and rare actions. */
export function SettingsMenu({ buttonRef, container, onOpenChange, ...entries }: SettingsMenuProps) {
  return (
    <LazyMenu
      side="top"
      offset={MENU_OFFSET}
      container={container}
      onOpenChange={onOpenChange}
      trigger={<IconButton ref={buttonRef} label="Innstillinger for avspilling" icon={<SettingsIcon />} />}
      loadEntries={deferredModule}
    >
      {({ SettingsMenuItems, ...pieces }) => <SettingsMenuItems {...entries} pieces={pieces} />}
    </LazyMenu>
  );
}
