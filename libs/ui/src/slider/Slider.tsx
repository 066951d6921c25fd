import { Slider as Headless } from '@base-ui/react/slider';
import { classNames } from '../className/classNames.ts';
import styles from './Slider.module.css';

export interface SliderProps {
  /** What is set, for screen readers: `Lydstyrke`. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** A value as a person would say it: `1 time 12 minutter`. */
  readonly valueText?: (value: number) => string;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly isDisabled?: boolean;
  /** While it is dragged, and by every key. */
  readonly onChange: (value: number) => void;
  /** Once, when it is let go. */
  readonly onCommit?: (value: number) => void;
  readonly className?: string | undefined;
}

/** A value between two ends, by pointer and by keys. */
export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  orientation = 'horizontal',
  isDisabled = false,
  onChange,
  onCommit,
  className,
}: SliderProps) {
  return (
    <Headless.Root
      value={value}
      min={min}
      max={max}
      step={step}
      orientation={orientation}
      disabled={isDisabled}
      onValueChange={(next) => {
        onChange(next);
      }}
      onValueCommitted={(next) => {
        onCommit?.(next);
      }}
      className={classNames(styles.slider, className)}
    >
      <Headless.Control className={styles.control}>
        <Headless.Track className={styles.track}>
          <Headless.Indicator className={styles.indicator} />
          <Headless.Thumb
            aria-label={label}
            className={styles.thumb}
            {...(valueText === undefined
              ? {}
              : { getAriaValueText: (_formatted: string, at: number) => valueText(at) })}
          />
        </Headless.Track>
      </Headless.Control>
    </Headless.Root>
  );
}
