import {
  cloneElement,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { IconButtonProps } from '../button/IconButton.tsx';
import { spareFailure } from '../part/sparedFailure.ts';
import type { MenuProps } from './Menu.tsx';

const bring = () => import('./Menu.tsx');

type MenuParts = Awaited<ReturnType<typeof bring>>;

export interface LateMenuProps extends Omit<MenuProps, 'children' | 'trigger' | 'pressedBy'> {
  readonly trigger: ReactElement<IconButtonProps>;
  /** What stands in it, of the parts of a menu. */
  readonly children: (parts: Pick<MenuParts, 'MenuChoice' | 'MenuItem' | 'MenuSeparator'>) => ReactNode;
}

/**
 * A menu whose script comes when the viewer is about to open it: until then there is its button alone, which says and takes the
 * same. For what is drawn where every kilobyte is waited for, as in the player. A menu that cannot be had stays closed, and is
 * asked for again by the next press.
 */
export function LateMenu({ trigger, children, ...props }: LateMenuProps) {
  const [brought, setBrought] = useState<MenuParts & Required<Pick<MenuProps, 'pressedBy'>>>();

  function open(button: HTMLElement, pressedBy: 'pointer' | 'key') {
    bring().then((parts) => {
      // Who has gone on meanwhile is not brought back; a browser may give the focus of a pressed button to what is around it.
      if (button.ownerDocument.activeElement?.contains(button)) setBrought({ ...parts, pressedBy });
    }, spareFailure);
  }

  if (brought) {
    const { Menu, pressedBy } = brought;
    return (
      <Menu {...props} trigger={trigger} pressedBy={pressedBy}>
        {children(brought)}
      </Menu>
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
