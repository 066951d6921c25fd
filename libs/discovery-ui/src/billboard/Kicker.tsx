import type { ComponentProps } from 'react';
import { StateBadge } from '../card/labels/StateBadge.tsx';
import { ProviderLogo } from './ProviderLogo.tsx';
import styles from './billboard.module.css';

/** The line above a title: its state and provider, if any. */
export function Kicker({
  badge,
  logo,
}: {
  readonly badge: ComponentProps<typeof StateBadge> | undefined;
  /** Renders an empty box while `src` is undefined. */
  readonly logo: ComponentProps<typeof ProviderLogo> | undefined;
}) {
  if (badge?.label === undefined && !logo) return null;
  return (
    <p className={styles.kicker}>
      {badge && <StateBadge {...badge} />}
      {logo && (
        <span className={styles.logo}>{logo.src === undefined ? null : <ProviderLogo {...logo} />}</span>
      )}
    </p>
  );
}
