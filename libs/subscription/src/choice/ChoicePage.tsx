import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { ChoiceBoundary } from './ChoiceBoundary.tsx';
import styles from './ChoicePage.module.css';
import { Choosing } from './Choosing.tsx';
import { Opening } from './Opening.tsx';
import { useChoice } from './useChoice.ts';

/** `/bli-kunde` (ROUTE-46, SIGNUP-03). */
export function ChoicePage() {
  const state = useChoice();
  return (
    <div className={styles.page}>
      <DocumentHead
        title="Bli kunde"
        description="Velg pakken din. Ingen bindingstid: du kan bytte eller stoppe når du vil."
        path={links.signUp()}
      />
      <Opening />
      <ChoiceBoundary state={state}>{(choice) => <Choosing state={state} choice={choice} />}</ChoiceBoundary>
    </div>
  );
}
