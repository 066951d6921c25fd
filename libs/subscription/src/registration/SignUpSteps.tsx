import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import styles from './SignUpSteps.module.css';

const STEPS = ['Velg pakke', 'Opprett konto', 'Betal'] as const;

export interface SignUpStepsProps {
  /** Zero-based. */
  readonly at: 1 | 2;
  readonly productIds: readonly string[];
}

/** Progress of signing up. */
export function SignUpSteps({ at, productIds }: SignUpStepsProps) {
  const query = new URLSearchParams(productIds.map((id) => ['productIds', id])).toString();
  return (
    <nav aria-label="Steg på veien til å bli kunde">
      <ol className={styles.steps}>
        {STEPS.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            {...(index === at ? { 'aria-current': 'step' as const } : {})}
            data-done={index < at}
          >
            {index === 0 ? (
              <Link to={query === '' ? links.signUp() : `${links.signUp()}?${query}`} className={styles.way}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
