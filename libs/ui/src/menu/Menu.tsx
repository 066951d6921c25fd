import { Menu as Headless } from '@base-ui/react/menu';
import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import { CheckIcon } from '../icon/laterIcons.tsx';
import styles from './Menu.module.css';

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  /** How far from the button it opens (px). */
  readonly offset?: number;
  /** Where to draw it: inside the player while that fills the screen; at the end of the page by default. */
  readonly container?: HTMLElement | null;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Its button was pressed before it was there: it opens at once, and as it would have for who pressed it. */
  readonly pressedBy?: 'pointer' | 'key';
  readonly children: ReactNode;
}

/** Choices behind a button, with the keys of a menu. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  offset = 8,
  container,
  onOpenChange,
  pressedBy,
  children,
}: MenuProps) {
  const button = usePressed(pressedBy, onOpenChange);
  return (
    <Headless.Root
      modal={false}
      defaultOpen={pressedBy === 'pointer'}
      {...(onOpenChange === undefined
        ? {}
        : {
            onOpenChange: (open: boolean) => {
              onOpenChange(open);
            },
          })}
    >
      <Headless.Trigger ref={button} render={trigger} />
      <Headless.Portal {...(container === undefined ? {} : { container })}>
        <Headless.Positioner align={align} side={side} sideOffset={offset} className={styles.positioner}>
          <Headless.Popup className={styles.menu}>{children}</Headless.Popup>
        </Headless.Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}

/** Passes on to a menu's button that it was pressed before it was there. */
function usePressed(pressedBy: MenuProps['pressedBy'], onOpenChange: MenuProps['onOpenChange']) {
  const button = useRef<HTMLButtonElement>(null);
  const passOn = useEffectEvent(() => {
    if (pressedBy === 'pointer') onOpenChange?.(true);
    // A strict React comes twice, and a second press would close it.
    else if (pressedBy === 'key' && button.current?.getAttribute('aria-expanded') !== 'true') {
      button.current?.focus();
      button.current?.click();
    }
  });
  useEffect(() => passOn(), []);
  return button;
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Something to do. */
export function MenuItem({ icon, onSelect, isDisabled = false, children }: MenuItemProps) {
  return (
    <Headless.Item className={styles.item} disabled={isDisabled} onClick={() => onSelect?.()}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {children}
    </Headless.Item>
  );
}

export interface MenuChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of several, with the chosen one marked. The menu stays open, so that one sees what was chosen. */
export function MenuChoice({ label, value, options, onChange }: MenuChoiceProps) {
  return (
    <Headless.RadioGroup
      value={value}
      onValueChange={(next: string) => {
        onChange(next);
      }}
    >
      <Headless.GroupLabel className={styles.label}>{label}</Headless.GroupLabel>
      {options.map((option) => (
        <Headless.RadioItem key={option.value} value={option.value} className={styles.item}>
          <span aria-hidden="true" className={styles.icon}>
            <Headless.RadioItemIndicator>
              <CheckIcon />
            </Headless.RadioItemIndicator>
          </span>
          {option.label}
        </Headless.RadioItem>
      ))}
    </Headless.RadioGroup>
  );
}

/** A line between groups. */
export function MenuSeparator() {
  return <Headless.Separator className={styles.separator} />;
}
