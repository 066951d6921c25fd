import { CheckIcon, ClockIcon, PlusIcon, WarningIcon } from '@tv/ui';
import type { ServiceStep } from '../serviceStep.ts';
import styles from './StepIcon.module.css';

const ICONS = {
  done: CheckIcon,
  pending: ClockIcon,
  notIncluded: PlusIcon,
} as const;

const hasIcon = (kind: ServiceStep['kind']): kind is keyof typeof ICONS => Object.hasOwn(ICONS, kind);

export function StepIcon({ kind }: { readonly kind: ServiceStep['kind'] }) {
  const Shown = hasIcon(kind) ? ICONS[kind] : WarningIcon;
  const look = kind === 'done' ? styles.done : hasIcon(kind) ? undefined : styles.waiting;
  return (
    <span aria-hidden="true" className={look === undefined ? styles.icon : `${styles.icon} ${look}`}>
      <Shown />
    </span>
  );
}
