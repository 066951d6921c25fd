import { Tabs as Headless } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tabs: readonly { readonly value: string; readonly label: string; readonly content: ReactNode }[];
}

export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  return (
    <Headless.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <Headless.List aria-label={label} className={styles.list} activateOnFocus>
        {tabs.map((tab) => (
          <Headless.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Headless.Tab>
        ))}
        <Headless.Indicator className={styles.indicator} />
      </Headless.List>
      {tabs.map((tab) => (
        <Headless.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Headless.Panel>
      ))}
    </Headless.Root>
  );
}
