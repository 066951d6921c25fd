import type { CSSProperties } from 'react';
import { classNames } from '../className/classNames.ts';
import styles from './Slider.module.css';
import { getSliderValueForKey } from './getSliderValueForKey.ts';

export interface SliderProps {
  /** Accessible name: `Lydstyrke`. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Value for screen readers: `1 time 12 minutter`. */
  readonly valueText?: (value: number) => string;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly isDisabled?: boolean;
  /** On every step of a drag and every key. */
  readonly onChange: (value: number) => void;
  /** At the end of a drag, and after every key. */
  readonly onCommit?: (value: number) => void;
  readonly className?: string | undefined;
}

/** 0–1. React's style types lack custom properties. */
interface FilledStyle extends CSSProperties {
  readonly '--filled': string;
}

/** A native range input. React's `onChange` is `input`, so the end of a drag needs a `change` listener. */
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
  const filled: FilledStyle = { '--filled': String(max > min ? (value - min) / (max - min) : 0) };
  return (
    <input
      ref={(input) => {
        if (!input || !onCommit) return undefined;
        const commit = () => onCommit(input.valueAsNumber);
        input.addEventListener('change', commit);
        return () => input.removeEventListener('change', commit);
      }}
      type="range"
      aria-label={label}
      aria-valuetext={valueText?.(value)}
      aria-orientation={orientation}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      onKeyDown={(event) => {
        const nextValue = getSliderValueForKey(event.key, value, { min, max, step });
        if (nextValue === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onChange(nextValue);
        onCommit?.(nextValue);
      }}
      data-orientation={orientation}
      className={classNames(styles.slider, className)}
      style={filled}
    />
  );
}
