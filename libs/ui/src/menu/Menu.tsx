import { Menu as Headless } from '@base-ui/react/menu';
import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import { CheckIcon } from '../icon/deferredIcons.tsx';
import styles from './Menu.module.css';

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  /** Pixels. */
  readonly offset?: number;
  /** Render target, such as the full-screen player; `<body>` by default. */
  readonly container?: HTMLElement | null;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Set if the trigger was pressed before the menu loaded. */
  readonly pressedBy?: 'pointer' | 'key';
  readonly children: ReactNode;
}

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
  const button = useReplayedPress(pressedBy, onOpenChange);
  return (
    <Headless.Root
      modal={false}
      defaultOpen={pressedBy === 'pointer'}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
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

/** Replays a press that happened before the menu loaded. */
function useReplayedPress(pressedBy: MenuProps['pressedBy'], onOpenChange: MenuProps['onOpenChange']) {
  const button = useRef<HTMLButtonElement>(null);
  const replayPress = useEffectEvent(() => {
    if (pressedBy === 'pointer') onOpenChange?.(true);
    // Strict mode runs effects twice; a second click would close it.
    else if (pressedBy === 'key' && button.current?.getAttribute('aria-expanded') !== 'true') {
      button.current?.focus();
      button.current?.click();
    }
  });
  useEffect(() => replayPress(), []);
  return button;
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

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

export interface MenuRadioGroupProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A radio group in a menu, which stays open on selection. */
export function MenuRadioGroup({ label, value, options, onChange }: MenuRadioGroupProps) {
  return (
    <Headless.RadioGroup value={value} onValueChange={(next: string) => onChange(next)}>
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

export function MenuSeparator() {
  return <Headless.Separator className={styles.separator} />;
}
