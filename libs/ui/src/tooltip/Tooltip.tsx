import { Tooltip as Headless } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** What is shown; the element must have the same name for those who do not see. */
  readonly label: string;
  readonly side?: 'top' | 'bottom';
  /** Where to draw it: inside the player while that fills the screen; at the end of the page by default. */
  readonly container?: HTMLElement | null;
  /** The element it explains: one that takes the focus. */
  readonly children: ReactElement;
}

/** Words beside a picture button, on hover and on focus. */
export function Tooltip({ label, side = 'top', container, children }: TooltipProps) {
  return (
    <Headless.Root>
      <Headless.Trigger render={children} delay={300} />
      <Headless.Portal {...(container === undefined ? {} : { container })}>
        <Headless.Positioner side={side} sideOffset={8} className={styles.positioner}>
          <Headless.Popup className={styles.tooltip}>{label}</Headless.Popup>
        </Headless.Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}
