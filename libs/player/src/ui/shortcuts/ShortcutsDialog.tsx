import { Dialog } from '@tv/ui/dialog';
import type { SeekSteps } from '../transport/seekSteps.ts';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly steps: SeekSteps;
  readonly container: HTMLElement | null;
  readonly onClose: () => void;
}

/** Key labels as on a Norwegian keyboard. */
const keysFor = ({
  seekBackSeconds,
  seekForwardSeconds,
}: SeekSteps): readonly (readonly [string, string])[] => [
  ['Mellomrom, K', 'Spill av eller pause'],
  ['←', `${seekBackSeconds} sekunder tilbake`],
  ['→', `${seekForwardSeconds} sekunder frem`],
  ['Home', 'Til starten'],
  ['End', 'Til slutten eller direkte'],
  ['0–9', 'Til en tidel av hele'],
  ['< og >', 'Saktere og raskere'],
  ['N', 'Neste episode'],
  ['PgUp og PgDn', 'Neste og forrige kanal'],
  ['B', 'Tilbake til kanalen før'],
  ['↑ og ↓', 'Høyere og lavere lyd'],
  ['M', 'Lyd av eller på'],
  ['C', 'Undertekster av eller på'],
  ['F', 'Fullskjerm'],
  ['Esc', 'Lukk'],
  ['?', 'Denne oversikten'],
];

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ isOpen, steps, container, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Tastatursnarveier" container={container}>
      <dl className={styles.keys}>
        {keysFor(steps).map(([key, what]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
