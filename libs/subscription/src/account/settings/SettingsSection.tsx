import { useId, type ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** Settings with a description beside them. */
export function SettingsSection({ title, text, icon, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
