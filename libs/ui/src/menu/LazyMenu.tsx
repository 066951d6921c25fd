import {
  cloneElement,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { markNonCritical, type LazyModule } from '@tv/lazy';
import type { IconButtonProps } from '../button/IconButton.tsx';
import type { MenuProps } from './Menu.tsx';

const loadMenu = () => import('./Menu.tsx');

type MenuModule = Awaited<ReturnType<typeof loadMenu>>;

/** Components for menu entries. */
export type MenuComponents = Pick<MenuModule, 'MenuRadioGroup' | 'MenuItem' | 'MenuSeparator'>;

export interface LazyMenuProps<Entries> extends Omit<MenuProps, 'children' | 'trigger' | 'pressedBy'> {
  readonly trigger: ReactElement<IconButtonProps>;
  /** Loads lazy entries; the menu opens with them. */
  readonly loadEntries?: LazyModule<Entries> | undefined;
  readonly children: (components: MenuComponents & Entries) => ReactNode;
}

/** A menu that loads on intent; until then only its trigger renders. The next press retries a failed load. */
export function LazyMenu<Entries = unknown>({
  trigger,
  loadEntries,
  children,
  ...props
}: LazyMenuProps<Entries>) {
  const [loaded, setLoaded] = useState<{
    readonly parts: MenuModule & Entries;
    readonly pressedBy: 'pointer' | 'key';
  }>();

  const load = async (): Promise<MenuModule & Entries> => {
    const [menu, entries] = await Promise.all([loadMenu(), loadEntries?.()]);
    return { ...menu, ...(entries as Entries) };
  };

  function open(button: HTMLElement, pressedBy: 'pointer' | 'key') {
    load().then((parts) => {
      // Do not open if the focus moved on. Some browsers focus an ancestor of the pressed button.
      if (button.ownerDocument.activeElement?.contains(button)) setLoaded({ parts, pressedBy });
    }, markNonCritical);
  }

  if (loaded) {
    const { parts, pressedBy } = loaded;
    return (
      <parts.Menu {...props} trigger={trigger} pressedBy={pressedBy}>
        {children(parts)}
      </parts.Menu>
    );
  }
  const handleIntent = () => void load().catch(markNonCritical);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: handleIntent,
    onPointerDown: handleIntent,
    onFocus: handleIntent,
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
      open(currentTarget, detail === 0 ? 'key' : 'pointer'),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(event.currentTarget, 'key');
    },
  });
}
