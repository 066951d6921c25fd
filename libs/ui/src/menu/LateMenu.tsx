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

/** Components for menu entries. */
export type MenuPieces = Pick<MenuParts, 'MenuChoice' | 'MenuItem' | 'MenuSeparator'>;

export interface LateMenuProps<Entries> extends Omit<MenuProps, 'children' | 'trigger' | 'pressedBy'> {
  readonly trigger: ReactElement<IconButtonProps>;
  /** Loads lazy entries; the menu opens with them. */
  readonly bringEntries?: LateScript<Entries> | undefined;
  /** Renders the entries. */
  readonly children: (brought: MenuPieces & Entries) => ReactNode;
}

/**
 * A menu that loads on intent; until then only its trigger renders. After a failed load, the next press
 * retries.
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
      // Do not open if the focus moved on. Some browsers focus an ancestor of the pressed button.
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
