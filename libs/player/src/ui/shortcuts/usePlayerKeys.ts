import type { KeyboardEvent } from 'react';
import type { useDialogState } from '../dialogs/useDialogState.ts';
import { handleKeyCommand, type KeyCommandContext } from './handleKeyCommand.ts';
import type { KeyCommand } from './keyCommand.ts';
import { readKeyCommand } from './readKeyCommand.browser.ts';

interface PlayerKeysOptions extends Omit<KeyCommandContext, 'onShowShortcuts'> {
  readonly frame: HTMLElement | null;
  readonly dialog: Pick<ReturnType<typeof useDialogState>, 'open' | 'isOpen' | 'wasClosedBy'>;
  /** Only close and fullscreen work. */
  readonly isBlocked: boolean;
  /** An open menu handles the keys. */
  readonly isMenuOpen: boolean;
}

/** Returns the player's commands, and the keys that run them. */
export function usePlayerKeys({ frame, dialog, isBlocked, isMenuOpen, ...target }: PlayerKeysOptions) {
  function runCommand(command: KeyCommand, from: EventTarget | null = null) {
    if (isBlocked && command !== 'leave' && command !== 'toggleFullscreen') return;
    const onShowShortcuts = () => dialog.open('keys', from instanceof HTMLElement ? from : frame);
    handleKeyCommand(command, { ...target, onShowShortcuts });
  }
  return {
    runCommand,
    handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || isMenuOpen || dialog.isOpen || dialog.wasClosedBy(event)) return;
      const command = readKeyCommand(event);
      if (!command) return;
      event.preventDefault();
      runCommand(command, event.target);
    },
  };
}
