import { Link } from '@tv/ssr';
import { packageChoicePath } from '../choice/rules/choiceQuery.ts';
import styles from './SignUpSteps.module.css';

const STEPS = ['Velg pakke', 'Opprett konto', 'Betal'] as const;

interface SignUpStepsProps {
  /** Zero-based. */
  readonly at: 1 | 2;
  readonly productIds: readonly string[];
}

export function SignUpSteps({ at, productIds }: SignUpStepsProps) {
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
              <Link to={packageChoicePath(productIds)} className={styles.way}>
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
