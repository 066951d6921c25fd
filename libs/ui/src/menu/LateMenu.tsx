import {
  cloneElement,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { IconButtonProps } from '../button/IconButton.tsx';
import type { LateScript } from '../part/lateScript.ts';
import { spareFailure } from '../part/sparedFailure.ts';
import type { MenuProps } from './Menu.tsx';

const bringMenu = () => import('./Menu.tsx');

type MenuParts = Awaited<ReturnType<typeof bringMenu>>;

/** What the entries of a menu are made of. */
export type MenuPieces = Pick<MenuParts, 'MenuChoice' | 'MenuItem' | 'MenuSeparator'>;

export interface LateMenuProps<Entries> extends Omit<MenuProps, 'children' | 'trigger' | 'pressedBy'> {
  readonly trigger: ReactElement<IconButtonProps>;
  /** Brings what its entries are drawn by, where that comes late, too: the menu opens with it. */
  readonly bringEntries?: LateScript<Entries> | undefined;
  /** What stands in it, of the parts of a menu. */
  readonly children: (brought: MenuPieces & Entries) => ReactNode;
}

/**
 * A menu whose script comes when the viewer is about to open it: until then there is its button alone, which says and takes the
 * same. For what is drawn where every kilobyte is waited for, as in the player. A menu that cannot be had stays closed, and is
 * asked for again by the next press.
 */
export function LateMenu<Entries = unknown>({
  trigger,
  bringEntries,
  children,
  ...props
}: LateMenuProps<Entries>) {
  const [brought, setBrought] = useState<{
    readonly parts: MenuParts & Entries;
    readonly pressedBy: 'pointer' | 'key';
  }>();

  const bring = async (): Promise<MenuParts & Entries> => {
    const [menu, entries] = await Promise.all([bringMenu(), bringEntries?.()]);
    return { ...menu, ...(entries as Entries) };
  };

  function open(button: HTMLElement, pressedBy: 'pointer' | 'key') {
    bring().then((parts) => {
      // Who has gone on meanwhile is not brought back; a browser may give the focus of a pressed button to what is around it.
      if (button.ownerDocument.activeElement?.contains(button)) setBrought({ parts, pressedBy });
    }, spareFailure);
  }

  if (brought) {
    const { parts, pressedBy } = brought;
    return (
      <parts.Menu {...props} trigger={trigger} pressedBy={pressedBy}>
        {children(parts)}
      </parts.Menu>
    );
  }
  const intend = () => void bring().catch(spareFailure);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: intend,
    onPointerDown: intend,
    onFocus: intend,
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
      open(currentTarget, detail === 0 ? 'key' : 'pointer'),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.currentTarget, 'key');
    },
  });
}
