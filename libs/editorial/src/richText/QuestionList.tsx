import type { ReactNode } from 'react';
import { ChevronDownIcon, TextLink } from '@tv/ui';
import type { Block, Question } from '../page/editorialPage.ts';
import styles from './QuestionList.module.css';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly renderAnswer: (answer: readonly Block[]) => ReactNode;
}

/** Collapsible questions. `details` needs no JavaScript, and browsers open it for the answer's id. */
export function QuestionList({ questions, renderAnswer }: QuestionListProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, title, answer }) => (
        <details key={id} className={styles.question}>
          <summary className={styles.title}>
            <h3>{title}</h3>
            <ChevronDownIcon className={styles.mark} />
          </summary>
          <div id={id} className={styles.answer}>
            {renderAnswer(answer)}
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
