import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { ChoiceBoundary } from './ChoiceBoundary.tsx';
import { ChoiceHeader } from './ChoiceHeader.tsx';
import styles from './ChoicePage.module.css';
import { ChoiceSteps } from './ChoiceSteps.tsx';
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
      <ChoiceHeader />
      <ChoiceBoundary state={state}>
        {(choice) => <ChoiceSteps state={state} choice={choice} />}
      </ChoiceBoundary>
    </div>
  );
}
