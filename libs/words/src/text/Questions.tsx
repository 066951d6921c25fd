import type { ReactNode } from 'react';
import { ChevronDownIcon, TextLink } from '@tv/ui';
import type { Block, Question } from '../page/writtenPage.ts';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly drawAnswer: (answer: readonly Block[]) => ReactNode;
}

/** Collapsible questions. `details` needs no JavaScript, and browsers open it for the answer's id. */
export function Questions({ questions, drawAnswer }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, title, answer }) => (
        <details key={id} className={styles.question}>
          <summary className={styles.title}>
            <h3>{title}</h3>
            <ChevronDownIcon className={styles.mark} />
          </summary>
          <div id={id} className={styles.answer}>
            {drawAnswer(answer)}
            <p className={styles.address}>
              <TextLink href={`#${id}`} variant="quiet" aria-label={`Lenke til svaret på «${title}»`}>
                Lenke til svaret
              </TextLink>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
