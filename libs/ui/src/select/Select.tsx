import { Select as Headless } from '@base-ui/react/select';
import { CheckIcon, ChevronDownIcon } from '../icon/laterIcons.tsx';
import styles from './Select.module.css';

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Hides the label from sight where the place says it all. */
  readonly isLabelHidden?: boolean;
  /** Where to draw the list: inside the player while that fills the screen; at the end of the page by default. */
  readonly container?: HTMLElement | null;
}

/** One of a list: a season, a day, a month. */
export function Select({ label, value, options, onChange, isLabelHidden = false, container }: SelectProps) {
  return (
    <Headless.Root
      value={value}
      items={options}
      modal={false}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
    >
      <span className={styles.field}>
        {isLabelHidden ? null : <Headless.Label className={styles.label}>{label}</Headless.Label>}
        <Headless.Trigger className={styles.trigger} {...(isLabelHidden ? { 'aria-label': label } : {})}>
          <Headless.Value />
          <Headless.Icon className={styles.chevron}>
            <ChevronDownIcon />
          </Headless.Icon>
        </Headless.Trigger>
      </span>
      <Headless.Portal {...(container === undefined ? {} : { container })}>
        <Headless.Positioner sideOffset={8} alignItemWithTrigger={false} className={styles.positioner}>
          <Headless.Popup className={styles.popup}>
            <Headless.List>
              {options.map((option) => (
                <Headless.Item key={option.value} value={option.value} className={styles.item}>
                  <span aria-hidden="true" className={styles.mark}>
                    <Headless.ItemIndicator>
                      <CheckIcon />
                    </Headless.ItemIndicator>
                  </span>
                  <Headless.ItemText>{option.label}</Headless.ItemText>
                </Headless.Item>
              ))}
            </Headless.List>
          </Headless.Popup>
        </Headless.Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}
